/// The owner of a table that was made while the program runs.
///
/// Slices of ``bytes`` don't keep it alive: whoever stores one stores this too.
@safe
package final class TableMemory: @unchecked Sendable {
  private let memory: UnsafeMutableRawBufferPointer

  /// Copies the bytes of a table, as ``TableWriter`` makes them.
  package init(_ bytes: [UInt8]) {
    unsafe memory = .allocate(byteCount: bytes.count, alignment: 8)
    unsafe memory.copyBytes(from: bytes)
  }

  deinit { unsafe memory.deallocate() }

  /// The table, valid while this object lives.
  package var bytes: TableBytes {
    unsafe TableBytes(start: UnsafeRawPointer(memory.baseAddress), count: memory.count)
  }
}
