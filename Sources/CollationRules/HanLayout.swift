/// Where the ideographs' primary weights lie in the lead bytes 81 to DF that FractionalUCA keeps for
/// the script Hani.
package enum HanLayout {
  /// The root's mark of the script's beginning, where `[last regular]` leads: rules put a language's
  /// own ideographs behind it.
  package static let anchor: UInt32 = 0x8102_0200
  /// The root's ideographs, in the order of radicals and strokes, lie between these.
  package static let rootFloor: UInt32 = 0xAFFF_0000
  package static let rootCeiling: UInt32 = 0xE000_0000
  /// The lead bytes of both. New weights here keep their second bytes between 04 and FE, so that
  /// consecutive ones can share the lead byte in sort keys.
  package static let leadBytes: ClosedRange<Int> = 0x81...0xDF
}
