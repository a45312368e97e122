internal import CMicrohttpd

/// A connection of libmicrohttpd while a request of it goes on.
@safe struct ConnectionHandle: @unchecked Sendable {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

  /// Lets it rest, on the thread that calls for it.
  func suspend() { unsafe mhd.pointee.MHD_suspend_connection(pointer) }

  /// Lets it go on, from any thread.
  func resume() { unsafe mhd.pointee.MHD_resume_connection(pointer) }
}
