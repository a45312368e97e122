/// A file that tables are made from: the one release of it that is accepted.
package struct SourceFile: Hashable, Sendable {
  /// The path below the folder `unicode`.
  package let path: String
  /// The release it is taken from, for messages and for the list of fingerprints.
  package let release: String
  /// A line that the file must contain near its start, if files of other releases differ in it.
  package let versionLine: String?
  /// The SHA-256 of the whole file, in lower-case hexadecimal.
  package let sha256: String

  /// Describes a file.
  package init(path: String, release: String, versionLine: String? = nil, sha256: String) {
    self.path = path
    self.release = release
    self.versionLine = versionLine
    self.sha256 = sha256
  }
}

extension SourceFile {
  /// Names, combining classes and decompositions of all characters. It has no line with its version.
  package static let unicodeData = SourceFile(
    path: "UnicodeData.txt", release: "UCD 17.0.0",
    sha256: "2e1efc1dcb59c575eedf5ccae60f95229f706ee6d031835247d843c11d96470c")
}

extension SourceFile {
  /// The scripts of all characters.
  package static let scripts = SourceFile(
    path: "Scripts.txt", release: "UCD 17.0.0", versionLine: "# Scripts-17.0.0.txt",
    sha256: "9f5e50d3abaee7d6ce09480f325c706f485ae3240912527e651954d2d6b035bf")
  /// The codes of scripts, and more.
  package static let propertyValueAliases = SourceFile(
    path: "PropertyValueAliases.txt", release: "UCD 17.0.0",
    versionLine: "# PropertyValueAliases-17.0.0.txt",
    sha256: "64e9a5f76f7a1e8b5a47d6a1f9a26522a251208f5276bdfa1559dac7cf2e827a")
}

extension SourceFile {
  /// The root collation.
  package static let fractionalUCA = SourceFile(
    path: "cldr/common/uca/FractionalUCA.txt", release: "CLDR 48.2",
    versionLine: "# VERSION: UCA=17.0.0, UCD=17.0.0",
    sha256: "591153cea3a1c33d69cf6ebefd3a7cd667bfb86a59ad2b5597b88c666bd6d521")
}
