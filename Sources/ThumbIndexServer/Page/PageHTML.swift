/// The document of the page with everything in it.
enum PageHTML {
  /// The document: the shell of the page, in which its own files take the place of links to them.
  ///
  /// A policy in the document lets it run and show these, and nothing else.
  static func document(title: String, data: [UInt8]) -> [UInt8] {
    let shell = shell(title: title).split(separator: "</body>", maxSplits: 1)
    var document = Array((shell.first ?? "").utf8)
    document += "<script type=\"application/json\" id=\"data\">".utf8
    document += data
    document += "</script>\n<script>".utf8
    document += PageAssets.text("app.js").utf8
    document += "</script>\n</body>".utf8
    document += (shell.dropFirst().first ?? "").utf8
    return document
  }

  private static func shell(title: String) -> String {
    let policyTag = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
    var shell = PageAssets.text("index.html")
    replace("<meta charset=\"utf-8\">", in: &shell, by: "<meta charset=\"utf-8\">\n" + policyTag)
    replace(
      "<link rel=\"stylesheet\" href=\"app.css\">", in: &shell,
      by: "<style>" + PageAssets.text("app.css") + "</style>")
    replace(
      "\"icon.svg\"", in: &shell, by: "\"\(PageAssets.dataAddress("icon.svg", "image/svg+xml"))\"")
    // It comes behind the data.
    replace("<script src=\"app.js\" defer></script>\n", in: &shell, by: "")
    if !title.isEmpty {
      replace("<title>Thumbindex</title>", in: &shell, by: "<title>\(escaped(title))</title>")
    }
    return shell
  }

  private static var policy: String {
    let script = PageAssets.text("app.js.sha256")
    let style = PageAssets.text("app.css.sha256")
    return "default-src 'none'; script-src '\(script)'; style-src '\(style)'; "
      + "img-src data: blob:; form-action 'none'; base-uri 'none'"
  }

  private static func replace(_ part: String, in text: inout String, by new: String) {
    text = text.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: new)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "&": escaped += "&amp;".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
