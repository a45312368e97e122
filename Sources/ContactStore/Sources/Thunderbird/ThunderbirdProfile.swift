/// A profile of Thunderbird: a folder with its address books.
struct ThunderbirdProfile {
  let folder: String

  /// The profiles that are listed in a folder of settings.
  static func all(in root: String) throws(SourceError) -> [ThunderbirdProfile] {
    guard let settings = try SettingsFile(at: "\(root)/profiles.ini") else { return [] }
    return settings.sections.compactMap { section in
      guard section.name.hasPrefix("Profile"), let path = section.values["path"], !path.isEmpty
      else {
        return nil
      }
      let isRelative = section.values["isrelative"] != "0" && !path.hasPrefix("/")
      return ThunderbirdProfile(folder: isRelative ? "\(root)/\(path)" : path)
    }
  }

  /// The files with address books: `abook.sqlite`, `history.sqlite`, `abook-1.sqlite` and so on.
  var books: [String] {
    SourceFolder.namesIfAny(in: folder).filter { name in
      guard name.hasSuffix(".sqlite") else { return false }
      return name == "history.sqlite" || name == "abook.sqlite" || name.hasPrefix("abook-")
    }
  }

  /// What the owner calls the books that aren't the program's own, by their files.
  ///
  /// The preferences have a line for each fact: `user_pref("ldap_2.servers.Friends.filename", "…");`.
  func titles() -> [String: String] {
    guard
      let bytes = try? SourceFile.whole("\(folder)/prefs.js", limit: SettingsFile.sizeLimit << 4)
    else { return [:] }
    var facts: [Substring: [Substring: String]] = [:]
    let prefix = "user_pref(\"ldap_2.servers."
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    where line.hasPrefix(prefix) {
      let parts = line.dropFirst(prefix.count).split(
        separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3, let dot = parts[0].lastIndex(of: ".") else { continue }
      facts[parts[0][..<dot], default: [:]][parts[0][dot...].dropFirst()] = String(parts[2])
    }
    let named = facts.values.compactMap { fact in
      fact["filename"].flatMap { file in fact["description"].map { (file, $0) } }
    }
    return Dictionary(named) { first, _ in first }
  }
}
