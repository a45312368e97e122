/// A card that was read, and where it was.
public struct ReadCard: Sendable, Hashable {
  /// The card.
  public var card: Card

  /// The line of the file that it began on, from 1. In a binary file it is 1.
  public var line: Int

  /// What stood between the card and the one before it, such as the headers of a mail.
  public var leading: [UInt8]

  /// Makes one.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - line: The line that it began on.
  ///   - leading: What stood in front of it.
  public init(_ card: Card, line: Int, leading: [UInt8] = []) {
    self.card = card
    self.line = line
    self.leading = leading
  }
}
