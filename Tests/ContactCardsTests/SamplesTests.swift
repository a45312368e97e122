import ContactCards
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("The sample files") struct SamplesTests {
  /// The bytes of a file in the folder `Samples`, or `nil` if it cannot be read.
  static func sample(_ name: String) -> [UInt8]? {
    let parts = #filePath.split(separator: "/").dropLast(3).map { String($0) }
    let path = "/" + (parts + ["Samples", name]).joined(separator: "/")
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
  }

  private func reading(_ name: String) throws -> ContactReading {
    let reading = ContactReader.read(bytes: try #require(Self.sample(name)))
    #expect(reading.messages.isEmpty)
    return reading
  }

  @Test("contacts.plist holds the fourteen names in order, each with its place") func contacts()
    throws
  {
    let reading = try reading("contacts.plist")
    #expect(reading.format == .xmlPropertyList)
    #expect(reading.names == FourteenNames.names)
    #expect(reading.contacts.allSatisfy { !$0.location.isEmpty && !$0.note.isEmpty })
    #expect(reading.lines.prefix(3) == [6, 15, 24])
  }

  @Test("family.vcf holds fifteen cards") func family() throws {
    let reading = try reading("family.vcf")
    #expect(reading.format == .vCard)
    #expect(
      reading.names == [
        "Grace Holloway", "Oliver Holloway", "王小芳", "曾一鸣", "Jürgen Müßiggang",
        "Änne Öhlenschläger", "Мария Лесная", "橘 さくら", "한별님", "نور الياسمين",
        "Joost van der Linden", "Thimble & Thread Tailors", "🌻 Sunflower Choir", "4711 Taxi",
        "Émile Åkerlund",
      ])
    #expect(reading.contacts.allSatisfy { $0.detail != nil && $0.uid != nil })
  }

  @Test("names.txt holds twenty-six names") func names() throws {
    let reading = try reading("names.txt")
    #expect(reading.format == .plainText)
    #expect(reading.contacts.count == 26)
  }

  @Test("team.plist is binary and holds twelve people") func team() throws {
    let reading = try reading("team.plist")
    #expect(reading.format == .binaryPropertyList)
    #expect(reading.contacts.count == 12)
    #expect(reading.names.first == "Ada Fairweather")
    #expect(reading.contacts.allSatisfy { $0.phones.count == 1 && $0.emails.count == 1 })
  }
}
