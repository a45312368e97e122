/// How large a single card may be.
///
/// A hostile file can hold one card of any size; with limits it costs bounded memory, and an error
/// that says so. What exceeds them is left out, and the cards around it are read.
public struct CardLimits: Sendable, Hashable {
  /// The largest number of bytes of a card, pictures included.
  public var bytes: Int

  /// The largest number of properties of a card.
  public var properties: Int

  /// 64 MiB, which no picture in an address book comes near, and 100,000 properties.
  public static let standard = CardLimits(bytes: 1 << 26, properties: 100_000)

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - bytes: The largest number of bytes of a card, at most 1 GiB.
  ///   - properties: The largest number of properties of a card.
  public init(bytes: Int, properties: Int) {
    self.bytes = min(bytes, 1 << 30)
    self.properties = properties
  }
}
