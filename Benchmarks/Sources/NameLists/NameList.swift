import TestSupport

/// The lists of names that speed is measured on. The same list and number give the same names always.
public enum NameList: String, CaseIterable, Sendable {
  case chinese, english, german, japanese, korean, russian, mixture

  /// Calls `body` with each name.
  public func forEach(count: Int, _ body: (String) -> Void) {
    var generator = SeededGenerator(seed: seed)
    let styles = styles
    for _ in 0..<count {
      guard let style = styles.randomElement(using: &generator) else { return }
      body(style.next(using: &generator))
    }
  }

  private var seed: UInt64 { rawValue.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) } }

  private var styles: [NameStyle] {
    switch self {
    case .chinese: [.chinese]
    case .english: [.english]
    case .german: [.german]
    case .japanese: [.japanese]
    case .korean: [.korean]
    case .russian: [.russian]
    case .mixture: [.chinese, .english, .german, .japanese, .korean, .russian]
    }
  }
}
