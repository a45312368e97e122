extension Card: RandomAccessCollection, MutableCollection {
  /// The place of a property.
  public typealias Index = Int

  /// The place of the first property.
  public var startIndex: Int { 0 }

  /// The place behind the last property.
  public var endIndex: Int { pieces.count }

  /// The property at a place.
  ///
  /// - Parameter position: The place.
  /// - Complexity: O(*n*) in the length of the property.
  public subscript(position: Int) -> CardProperty {
    get { property(of: pieces[position]) }
    set {
      guard newValue != property(of: pieces[position]) else { return }
      pieces[position] = write(newValue, insteadOf: pieces[position])
    }
  }

  /// Replaces properties by others. What is equal to what stood in its place keeps its bytes.
  ///
  /// - Parameters:
  ///   - subrange: The places of the properties that go.
  ///   - newElements: The properties that come.
  /// - Complexity: O(*n*) in the size of the card.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<CardProperty>
  ) {
    let old = pieces[subrange].map { (piece: $0, property: property(of: $0)) }
    var new: [Piece] = []
    for (offset, property) in newElements.enumerated() {
      let same = old.indices.contains(offset) && old[offset].property == property
      new.append(same ? old[offset].piece : write(property))
    }
    pieces.replaceSubrange(subrange, with: new)
    noteChange()
  }

  /// Adds a property at the end.
  ///
  /// - Parameter property: The property.
  /// - Complexity: O(*n*) in the length of the property.
  public mutating func append(_ property: CardProperty) { pieces.append(write(property)) }

  /// Adds properties at the end.
  ///
  /// - Parameter properties: The properties.
  /// - Complexity: O(*n*) in their length.
  public mutating func append(contentsOf properties: some Sequence<CardProperty>) {
    for property in properties { append(property) }
  }

  /// Puts a property in front of the one at a place.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - position: The place.
  /// - Complexity: O(*n*) in the number of properties.
  public mutating func insert(_ property: CardProperty, at position: Int) {
    let piece = write(property)
    pieces.insert(piece, at: position)
  }

  /// Removes the property at a place.
  ///
  /// - Parameter position: The place.
  /// - Complexity: O(*n*) in the number of properties.
  public mutating func remove(at position: Int) {
    pieces.remove(at: position)
    noteChange()
  }

  /// The property of a piece.
  func property(of piece: Piece) -> CardProperty {
    switch piece.kind {
    case .plain:
      let content = content(of: piece)
      let line = content.extracting(content.byteOrderMarkLength(at: 0)..<content.count)
      guard let property = CardProperty(line, context), !property.name.isEmpty else { break }
      return property
    case .folded:
      var lines = ContentLineScanner(content(of: piece))
      guard lines.advance(), let property = CardProperty(lines.content, context),
        !property.name.isEmpty
      else { break }
      return property
    case .agent: return agent(in: span(of: piece))
    case .opaque: break
    }
    return CardProperty("", value: String(decoding: piece.range.map { storage[$0] }, as: UTF8.self))
  }

  /// An AGENT with the card that stands behind it, as version 3.0 writes it: escaped in one line.
  private func agent(in bytes: Span<UInt8>) -> CardProperty {
    var lines = ContentLineScanner(bytes)
    guard lines.advance(), var property = CardProperty(lines.content, context) else {
      return CardProperty("AGENT", value: "")
    }
    let text = DecodedText(
      guessing: bytes.extracting(lines.position..<bytes.count), fallback: context.fallback
    ).text
    property.value = CardValue.escaped(text)
    return property
  }
}

extension Card: Equatable, Hashable {
  /// Whether two cards are the same, byte for byte.
  public static func == (left: Card, right: Card) -> Bool { left.bytes == right.bytes }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension Card {
  /// The properties with that name, in the card's order. Letter case of names does not count.
  ///
  /// - Parameter name: The name, such as `TEL`.
  /// - Returns: The properties.
  /// - Complexity: O(*n*) in the size of the card.
  public func properties(named name: String) -> [CardProperty] {
    let key = name.uppercased()
    return filter { $0.key == key }
  }

  /// The place of the first property with that name, which is in lower case; `nil` if there is none.
  func firstIndex(named name: String) -> Int? {
    for index in pieces.indices {
      let bytes = span(of: pieces[index])
      switch pieces[index].kind {
      case .plain:
        if Self.isNamed(name, bytes) { return index }
      case .folded:
        if self[index].name.lowercased() == name { return index }
      case .agent, .opaque: break
      }
    }
    return nil
  }

  /// Whether a content line has that name, whatever its group.
  private static func isNamed(_ name: String, _ line: Span<UInt8>) -> Bool {
    var start = line.byteOrderMarkLength(at: 0)
    var end = start
    while end < line.count, line[end] != ASCII.colon, line[end] != ASCII.semicolon {
      if line[end] == ASCII.dot { start = end + 1 }
      end += 1
    }
    return line.isWord(name, in: line.trimmed(start..<Swift.max(start, end)))
  }

  /// The contact that the card describes, pictures included.
  ///
  /// - Complexity: O(*n*) in the size of the card.
  public var contact: Contact {
    var log = ProblemLog()
    var decoder = CardDecoder(context, keepsPictures: true)
    return decoder.contact(outline, in: storage.span, &log)
  }

  /// Where the pieces are. The card is read by these, as it was when it was found in its file: what
  /// stood around it there can have had a say in where its lines end.
  var outline: CardOutline {
    var outline = CardOutline()
    outline.lines = pieces.map { piece in
      CardOutline.Line(
        start: UInt32(truncatingIfNeeded: piece.range.lowerBound),
        end: UInt32(truncatingIfNeeded: piece.contentEnd), number: 0, kind: piece.kind)
    }
    return outline
  }
}
