/// Canonical decomposition and combining classes (UAX #15; The Unicode Standard, sections 3.7 and 3.11).
public enum CanonicalDecomposition {
  /// Whether `c` lies in one of the large ranges where nothing decomposes and nothing is a mark; `false`
  /// says nothing.
  ///
  /// Those hold ASCII, ideographs, Yi, emoji and private use. Syllables of Hangul are not in them.
  @inlinable
  @inline(__always)
  public static func isInInertRange(_ c: UInt32) -> Bool {
    c < 0xC0 || c &- 0x3100 < 0xA66F - 0x3100 || c &- 0x1F000 < 0x2F800 - 0x1F000
      || c &- 0xD7A4 < 0xF900 - 0xD7A4 || c > 0x2FA1D
  }

  /// The combining classes of the first and the last code point of the full canonical decomposition.
  @inlinable
  public static func combiningClasses(of c: UInt32) -> (lead: UInt8, trail: UInt8) {
    isInInertRange(c) || Hangul.isSyllable(c) ? (0, 0) : tabulatedClasses(of: c)
  }

  /// The combining class of the code point itself.
  package static func combiningClass(of c: UInt32) -> UInt8 {
    isInInertRange(c) ? 0 : table.combiningClass(of: c)
  }

  /// Whether `c` has a canonical decomposition other than itself.
  package static func decomposes(_ c: UInt32) -> Bool {
    !isInInertRange(c) && (Hangul.isSyllable(c) || table.decomposes(c))
  }

  /// Appends the full canonical decomposition of `c`, which is `c` itself where it has none.
  package static func append(_ c: UInt32, to scalars: inout [UInt32]) {
    decompose(c) { scalars.append($0) }
  }

  /// Appends the full canonical decomposition of `c`, each code point with its combining class.
  package static func append(_ c: UInt32, to scalars: inout [ClassedScalar]) {
    decompose(c) { scalars.append(ClassedScalar($0, combiningClass: combiningClass(of: $0))) }
  }

  /// Calls `body` with each code point of the full canonical decomposition of `c`, in order.
  package static func decompose(_ c: UInt32, into body: (UInt32) -> Void) {
    if isInInertRange(c) { return body(c) }
    guard Hangul.isSyllable(c) else { return table.decompose(c, into: body) }
    let jamo = Hangul.jamo(of: c)
    body(jamo.lead)
    body(jamo.vowel)
    if jamo.trail != 0 { body(jamo.trail) }
  }

  /// The first code point of the full canonical decomposition of `c`.
  package static func first(of c: UInt32) -> UInt32 {
    var first: UInt32?
    decompose(c) { if first == nil { first = $0 } }
    return first ?? c
  }

  /// The last code point of the full canonical decomposition of `c`.
  package static func last(of c: UInt32) -> UInt32 {
    var last = c
    decompose(c) { last = $0 }
    return last
  }

  /// The canonically ordered full decomposition of a text (normalization form D), with U+FFFD for what
  /// is ill-formed.
  ///
  /// - Complexity: O(n).
  package static func nfd(_ text: Span<UInt8>, surrogates: Bool = false) -> [UInt32] {
    var buffer: [ClassedScalar] = []
    buffer.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      append(UTF8Reader.decode(text, at: &index, surrogates: surrogates), to: &buffer)
    }
    CanonicalOrder.sort(&buffer)
    return buffer.map(\.scalar)
  }

  @usableFromInline
  static func tabulatedClasses(of c: UInt32) -> (lead: UInt8, trail: UInt8) {
    table.classes(of: c)
  }

  private static let table: DecompositionTable = {
    let bytes = TableBytes(named: "normalization")
    assert(bytes != nil, "the table of decompositions is not embedded")
    return DecompositionTable(bytes ?? .empty)
  }()
}
