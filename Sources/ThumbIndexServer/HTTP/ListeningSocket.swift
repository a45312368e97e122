internal import Glibc

/// A socket that clients can connect to.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// Where it listens; the port is the one that there is now.
  let address: ListenAddress

  /// Opens it.
  ///
  /// - Throws: ``ServerError`` if that isn't possible.
  init(_ address: ListenAddress) throws(ServerError) {
    var request = unsafe addrinfo()
    unsafe request.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
    unsafe request.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let status = unsafe getaddrinfo(address.host, "\(address.port)", &request, &list)
    guard status == 0, let found = unsafe list else {
      throw .cannotListen(
        address.text, reason: unsafe String(cString: gai_strerror(status)))
    }
    defer { unsafe freeaddrinfo(found) }
    descriptor = try unsafe Self.open(found, address)
    self.address = ListenAddress(host: address.host, port: Self.port(of: descriptor))
  }

  private static func open(
    _ found: UnsafeMutablePointer<addrinfo>, _ address: ListenAddress
  ) throws(ServerError) -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = unsafe socket(found.pointee.ai_family, kind, 0)
    var yes: Int32 = 1
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
    guard descriptor >= 0,
      unsafe bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0,
      listen(descriptor, 512) == 0
    else {
      let reason = unsafe String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw .cannotListen(address.text, reason: reason)
    }
    return descriptor
  }

  private static func port(of descriptor: Int32) -> Int {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    unsafe withUnsafeMutablePointer(to: &storage) { storage in
      unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = unsafe getsockname(descriptor, address, &size)
      }
    }
    // The port stands behind the family, in both kinds of addresses.
    return unsafe withUnsafeBytes(of: storage) { unsafe Int($0[2]) << 8 | Int($0[3]) }
  }
}
