/// A run of little-endian integers in memory that nobody writes: part of a table that is embedded in
/// the program, or of one that a ``TableMemory`` keeps alive.
///
/// Reading is total: an index outside the run reads 0, so damaged tables give wrong answers, never a
/// trap.
///
/// Reading is public and inlinable because the collation loop does it several times a character, and
/// version 6.3 of the compiler never inlines what is `package` into another module. No product offers
/// this module, so that shows it to nobody.
@safe
public struct TableSlice<Element: FixedWidthInteger & BitwiseCopyable & Sendable>:
  @unchecked Sendable
{
  @usableFromInline let base: UnsafePointer<Element>?
  /// How many elements there are.
  public let count: Int

  /// A slice without elements.
  package init() {
    unsafe base = nil
    count = 0
  }

  /// The `count` elements that start `byteOffset` bytes after `start`.
  ///
  /// The memory must be aligned for `Element`, and stay as it is while the slice can be read.
  @unsafe
  package init(_ start: UnsafeRawPointer, byteOffset: Int, count: Int) {
    unsafe base = (start + byteOffset).assumingMemoryBound(to: Element.self)
    self.count = max(0, count)
  }

  /// The element at `index`, or 0 outside the slice.
  @inlinable
  public subscript(_ index: Int) -> Element {
    @inline(__always)
    get {
      guard UInt(bitPattern: index) < UInt(bitPattern: count), let base = unsafe base else {
        return 0
      }
      return unsafe base[index]
    }
  }
}
