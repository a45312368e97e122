internal import Collation
internal import Synchronization
internal import UnicodeText

/// The sections of the characters that names have begun with, shared by all copies of a collation and by all
/// threads.
///
/// It answers where a look at the next byte shows that the first character decides. Only characters of the basic
/// plane are kept, at most 128 KB of them, and nothing is made before it is asked for. What is there stays as it
/// is, so reading takes no lock; two threads that make the same entry make it alike.
@safe
final class SectionMemory: @unchecked Sendable {
  private static let limit: UInt32 = 0x1_0000
  private static let blockSize = 1024
  private static let blockCount = Int(limit) / blockSize

  private typealias Block = UnsafeMutablePointer<Atomic<UInt16>>

  /// For each block of code points the address of its entries; 0 if it has none yet.
  private let blocks: UnsafeMutablePointer<Atomic<UInt>>
  /// Which ASCII characters continue a contraction that begins with any character met.
  private let lowContinuations = Atomic<UInt64>(0)
  private let highContinuations = Atomic<UInt64>(0)

  init() {
    unsafe blocks = .allocate(capacity: Self.blockCount)
    for block in 0..<Self.blockCount { unsafe (blocks + block).initialize(to: Atomic(0)) }
  }

  deinit {
    for block in 0..<Self.blockCount {
      unsafe Block(bitPattern: blocks[block].load(ordering: .relaxed))?.deallocate()
    }
    unsafe blocks.deallocate()
  }

  /// The section of a name; nil if its first character is new here, or doesn't decide.
  @inline(__always)
  func section(of name: Span<UInt8>) -> Int? {
    if name.isEmpty { return nil }
    var end = 0
    let entry = entry(of: UTF8Reader.decode(name, at: &end))
    if entry.isPlain { return entry.section }
    if !entry.isDecided || end < name.count && mayChange(entry, before: name[end]) { return nil }
    return entry.section
  }

  @inline(__always)
  private func entry(of codePoint: UInt32) -> SectionEntry {
    guard codePoint < Self.limit else { return SectionEntry(bits: 0) }
    let address = unsafe blocks[Int(codePoint >> 10)].load(ordering: .acquiring)
    guard let entries = unsafe Block(bitPattern: address) else { return SectionEntry(bits: 0) }
    return unsafe SectionEntry(bits: entries[Int(codePoint & 1023)].load(ordering: .acquiring))
  }

  /// True if a character is perhaps something else before what begins with a byte.
  @inline(__always)
  private func mayChange(_ entry: SectionEntry, before byte: UInt8) -> Bool {
    entry.changesBeforeMarks ? Self.mayBeginMark(byte) : byte >= 0x80 || continues(byte)
  }

  /// False where no mark begins with a byte: below U+0300 and from U+0380 to U+047F there are none, nor does
  /// anything there decompose into them.
  @inline(__always)
  private static func mayBeginMark(_ byte: UInt8) -> Bool { byte >= 0xCC && byte &- 0xCE >= 4 }

  @inline(__always)
  private func continues(_ byte: UInt8) -> Bool {
    let bits =
      byte < 64
      ? lowContinuations.load(ordering: .relaxed) : highContinuations.load(ordering: .relaxed)
    return bits &>> UInt64(byte & 63) & 1 != 0
  }

  /// The first character of a name and its size in bytes, if nothing is known of it though it could be.
  func newCharacter(of name: Span<UInt8>) -> (codePoint: UInt32, size: Int)? {
    if name.isEmpty { return nil }
    var end = 0
    let codePoint = UTF8Reader.decode(name, at: &end)
    return codePoint < Self.limit && entry(of: codePoint).isNew ? (codePoint, end) : nil
  }

  /// Keeps what there is to know of a new character.
  ///
  /// - Parameters:
  ///   - section: The section of the character, by its first weight; nil if more weights decide.
  ///   - need: What makes that the weight of a name that begins with it.
  ///   - codePoint: The character.
  func keep(_ section: Int?, _ need: FirstWeightNeed, of codePoint: UInt32) {
    let entries = unsafe block(of: codePoint)
    unsafe entries[Int(codePoint & 1023)].store(newEntry(section, need).bits, ordering: .releasing)
  }

  private func newEntry(_ section: Int?, _ need: FirstWeightNeed) -> SectionEntry {
    guard let section, section <= SectionEntry.highest else { return .undecided }
    switch need {
    case .more: return .undecided
    case .nothing: return SectionEntry(section, .plain)
    case .noMark: return SectionEntry(section, .changesBeforeMarks)
    case .noneOf(let low, let high):
      // Whoever sees the entry sees these too.
      lowContinuations.bitwiseOr(low, ordering: .relaxed)
      highContinuations.bitwiseOr(high, ordering: .relaxed)
      return SectionEntry(section, .beginsContractions)
    }
  }

  private func block(of codePoint: UInt32) -> Block {
    let number = Int(codePoint >> 10)
    let address = unsafe blocks[number].load(ordering: .acquiring)
    if let known = unsafe Block(bitPattern: address) { return unsafe known }
    let new = Block.allocate(capacity: Self.blockSize)
    for place in 0..<Self.blockSize { unsafe (new + place).initialize(to: Atomic(0)) }
    let (isFirst, other) = unsafe blocks[number].compareExchange(
      expected: 0, desired: UInt(bitPattern: new), ordering: .acquiringAndReleasing)
    if isFirst { return unsafe new }
    unsafe new.deallocate()
    return unsafe Block(bitPattern: other) ?? new
  }
}
