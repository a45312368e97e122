/// An object that something else keeps alive, so that looking at it retains nothing.
@safe
struct Borrowed<Object: AnyObject> {
  private let object: Unmanaged<Object>

  /// The object at an address; nil for 0.
  @inline(__always)
  init?(address: UInt) {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    unsafe object = Unmanaged.fromOpaque(pointer)
  }

  /// Calls `body` with the object, whose owner has to stay meanwhile.
  @inline(__always)
  func read<Result>(_ body: (Object) -> Result) -> Result {
    unsafe object._withUnsafeGuaranteedRef(body)
  }
}
