/// How keys are written of texts whose secondary weights are all common, as those of most names are.
///
/// A single byte stands for the secondary level, and says where the tertiary level stands beside one
/// that is all common too. So that can be left out, and with it the byte that separates it.
enum WholeLevel {
  /// Before a tertiary level that is lower than one that is all common.
  static let beforeLower: UInt8 = 0x24
  /// Before one that is higher, and where it is left out.
  static let beforeHigher: UInt8 = 0x25

  /// True if keys with the given settings can be written so: the tertiary level is the last one, and
  /// weights on it are as the tables have them.
  @inline(__always)
  static func isWritten(with settings: CollationSettings) -> Bool {
    settings.strength == .tertiary && !settings.caseLevel && settings.caseFirst == .off
  }

  /// The byte for the secondary level where `first` is the first tertiary weight that isn't common; zero if
  /// there is none.
  @inline(__always)
  static func byte(first: UInt16) -> UInt8 {
    first != 0 && first < CollationElement.commonWeight ? beforeLower : beforeHigher
  }
}
