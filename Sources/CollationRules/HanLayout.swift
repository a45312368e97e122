import Collation

/// Where the ideographs' primary weights lie in the lead bytes 81 to DF that FractionalUCA keeps for
/// the script Hani.
package enum HanLayout {
  /// The root's mark of the script's beginning, where `[last regular]` leads: rules put a language's
  /// own ideographs behind it. FractionalUCA has it at 81 02 02, but where keys share lead bytes a
  /// second byte has to be 04 or more.
  package static let anchor: UInt32 = 0x8104_0200
  package static let markInFile: UInt32 = 0x8102_0200
  /// The root's ideographs, in the order of radicals and strokes, have the weights from this number on,
  /// which is that of B0 04 02.
  package static let firstNumber: UInt32 = (0xB0 - 3) * 251 * 254
  /// The lead bytes of both. New weights here keep their second bytes between 04 and FE, so that
  /// consecutive ones can share the lead byte in sort keys.
  package static let leadBytes: ClosedRange<Int> = 0x81...0xDF
}
