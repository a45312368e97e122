/// Why tables cannot be made from the files at hand: one message, for people.
package struct SourceError: Error, CustomStringConvertible {
  package let description: String

  /// Explains what is wrong.
  package init(_ description: String) { self.description = description }
}
