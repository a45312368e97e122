internal import ContactCards

/// What the page reads from its own document; `Page/data/embedded.js` describes it.
enum PageData {
  /// The object, without any `<`: it stands between tags.
  static func json(title: String, contacts: [Contact], orders: [PageOrder]) -> [UInt8] {
    var readings = PageReadings()
    for contact in contacts { readings.add(namesOf: contact) }
    let output = JSONOutput.object { output in
      output.member("version", 1)
      output.member("title", title)
      output.key("orders")
      output.array { output in
        for order in orders { output.object { order.write(to: &$0) } }
      }
      output.key("contacts")
      output.array { output in
        for contact in contacts { output.object { write(contact, to: &$0) } }
      }
      output.key("readings")
      output.object { readings.write(to: &$0) }
    }
    return withoutTags(output.bytes)
  }

  private static func write(_ contact: Contact, to output: inout JSONOutput) {
    output.details(of: contact)
    if case .data? = contact.photo?.content, let photo = contact.photo {
      output.member("photo", photo.uri)
    }
  }

  /// In JSON `<` is only in strings, where an escape does as well.
  private static func withoutTags(_ bytes: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "<") { escaped += "\\u003c".utf8 } else { escaped.append(byte) }
    }
    return escaped
  }
}
