import Collation
import CollationRules

/// What FractionalUCA.txt says: the mappings of the root collation, with fractional weights (LDML
/// part 5, section 2.7).
struct FractionalUCA {
  /// A text, what has to stand before it, and its elements.
  struct Mapping {
    let prefix: [UInt32]
    let text: [UInt32]
    let elements: [Element]
  }

  /// An element; an ideograph's primary weight isn't in the file.
  enum Element {
    case weights(CollationElement)
    case ideograph(UInt32, secondary: UInt16, tertiary: UInt16)
  }

  private(set) var mappings: [Mapping] = []
  /// The ideographs in the order of the `[radical …]` lines.
  private(set) var ideographs: [UInt32] = []
  /// The script codes of each lead byte, and whether keys may share it.
  private(set) var leadBytes: [(codes: [String], isCompressible: Bool)] = []
  /// Where scripts and other groups begin: the primary weights of the marks, in order.
  private(set) var marks: [UInt32] = []
  /// The same of the ranges that no characters have.
  private(set) var reserved: [UInt32] = []

  init(_ text: String) throws(SourceError) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      // What follows are elements that occur in no text by themselves, and a summary.
      if line.hasPrefix("# HOMELESS COLLATION ELEMENTS") { hasEnded = true }
      do throws(LineError) {
        try read(line)
      } catch {
        throw SourceError("\(SourceFile.fractionalUCA.path):\(number + 1): \(error.reason)")
      }
    }
  }

  private var hasEnded = false

  private struct LineError: Error { let reason: String }

  private mutating func read(_ line: Substring) throws(LineError) {
    if line.hasPrefix("[radical "), !line.hasPrefix("[radical end]") {
      try readRadical(line)
    } else if line.hasPrefix("[top_byte") {
      try readTopByte(line)
    } else if !hasEnded, let end = line.firstIndex(of: ";"), line.first?.isHexDigit == true {
      try readMapping(line[..<end], line[line.index(after: end)...].prefix { $0 != "#" })
      noteMark(line)
    }
  }

  /// `[radical 6=⼅亅:亅𠄌了𠄍-𠄐…]`: characters and ranges in order.
  private mutating func readRadical(_ line: Substring) throws(LineError) {
    guard let colon = line.firstIndex(of: ":"), let end = line.lastIndex(of: "]") else {
      throw LineError(reason: "no list of ideographs")
    }
    var isRange = false
    for scalar in line[line.index(after: colon)..<end].unicodeScalars {
      if scalar == "-" {
        isRange = true
      } else if isRange, let last = ideographs.last, last < scalar.value {
        ideographs += last + 1...scalar.value
        isRange = false
      } else {
        ideographs.append(scalar.value)
      }
    }
  }

  /// `[top_byte⇥61⇥Grek Copt⇥COMPRESS ]`.
  private mutating func readTopByte(_ line: Substring) throws(LineError) {
    let fields = line.prefix { $0 != "]" }.split(separator: "\t")
    guard fields.count >= 3, let byte = Int(fields[1], radix: 16), byte == leadBytes.count else {
      throw LineError(reason: "not the next lead byte")
    }
    let codes = fields[2].split(separator: " ").map(String.init)
    leadBytes.append((codes, fields.dropFirst(3).contains { $0.hasPrefix("COMPRESS") }))
  }

  private mutating func readMapping(_ left: Substring, _ right: Substring) throws(LineError) {
    let parts = left.split(separator: "|").map { $0.split(separator: " ") }
    guard let text = parts.last, parts.count <= 2 else { throw LineError(reason: "no text") }
    var elements: [Element] = []
    for part in right.split(separator: "]") {
      let inside = part.drop { $0 != "[" }.dropFirst()
      if let element = try Self.element(inside) { elements.append(element) }
    }
    mappings.append(
      Mapping(
        prefix: try Self.codePoints(parts.count == 2 ? parts[0] : []),
        text: try Self.codePoints(text), elements: elements))
  }

  /// `FDD1 042F; [62 04 02, 05, 05] # CYRILLIC first primary …` and `FDD0 FF21; [28 02 02, 05, 05]
  /// # REORDER_RESERVED_BEFORE_LATIN first primary …`.
  private mutating func noteMark(_ line: Substring) {
    guard line.contains("first primary"), let mapping = mappings.last,
      case .weights(let element)? = mapping.elements.first
    else { return }
    if line.contains("REORDER_RESERVED") {
      reserved.append(element.primary)
    } else if mapping.text.first == 0xFDD1 {
      marks.append(element.primary)
    }
  }

  /// `2B, 05, 9C` or `U+4E00, 10` or `U+4E00, 70, 05`; nil for what is ignored entirely.
  private static func element(_ text: Substring) throws(LineError) -> Element? {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    if text.hasPrefix("U+") {
      let (first, common) = (fields[0].dropFirst(2), CollationElement.commonWeight)
      guard let codePoint = UInt32(first, radix: 16) else {
        throw LineError(reason: "not a code point: \(first)")
      }
      return .ideograph(
        codePoint, secondary: fields.count == 3 ? try lowerWeight(fields[1]) : common,
        tertiary: fields.count > 1 ? try lowerWeight(fields[fields.count - 1]) : common)
    }
    guard fields.count == 3 else { return nil }
    let primary = try weight(fields[0])
    let element = CollationElement(
      primary: primary == HanLayout.markInFile ? HanLayout.anchor : primary,
      secondary: try lowerWeight(fields[1]),
      tertiary: try lowerWeight(fields[2]))
    return element.bits == 0 ? nil : .weights(element)
  }

  private static func lowerWeight(_ text: Substring) throws(LineError) -> UInt16 {
    UInt16(try weight(text) >> 16)
  }

  /// Bytes in hexadecimal, left-justified in 32 bits.
  private static func weight(_ text: Substring) throws(LineError) -> UInt32 {
    var (result, shift) = (UInt32(0), UInt32(24))
    for byte in text.split(separator: " ") {
      guard let value = UInt8(byte, radix: 16) else {
        throw LineError(reason: "not a byte: \(byte)")
      }
      result |= UInt32(value) << shift
      shift &-= 8
    }
    return result
  }

  private static func codePoints(_ fields: [Substring]) throws(LineError) -> [UInt32] {
    var result: [UInt32] = []
    for field in fields {
      guard let codePoint = UInt32(field, radix: 16) else {
        throw LineError(reason: "not a code point: \(field)")
      }
      result.append(codePoint)
    }
    return result
  }
}
