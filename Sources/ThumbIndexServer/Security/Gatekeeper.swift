/// Decides who is let in.
struct Gatekeeper: Sendable {
  let hosts: AllowedHosts
  let token: AccessToken?
  /// The cookie that holds the token; servers on other ports of a machine have the same cookies.
  let cookie: String

  init(_ address: ListenAddress, hosts: [String], token: AccessToken?) {
    self.hosts = AllowedHosts(address, names: hosts)
    self.token = token
    cookie = "thumbindex-\(address.port)"
  }

  /// What stands against a request; `nil` if nothing does.
  func refusal(of head: RequestHead) -> Response? {
    let headers = head.headers
    if headers.isAmbiguous { return Problem.badHeaders.response }
    guard let host = headers.host, !host.isEmpty else {
      return Problem(400, "bad-request", "Host is missing").response
    }
    guard hosts.has(host) else {
      return Problem(
        421, "wrong-host", "This is another server",
        "the address has a name that is not this server's; --host NAME makes it one"
      ).response
    }
    let isPage = head.method.isSafe && head.target.path.first != "api"
    if !isPage, comesFromElsewhere(headers, host) {
      return Problem(403, "cross-site", "Pages of other sites have no business here").response
    }
    return tokenRefusal(of: head)
  }

  private func comesFromElsewhere(_ headers: RequestHeaders, _ host: String) -> Bool {
    if let origin = headers.origin, !hosts.isOwn(origin, host: host) { return true }
    // Other ports of this machine are of the same site.
    return headers.fetchSite.map { $0 != "same-origin" && $0 != "none" } ?? false
  }

  private func tokenRefusal(of head: RequestHead) -> Response? {
    guard let token else { return nil }
    if head.target.path.isEmpty, let given = head.target["token"], token.isSame(given) {
      // The secret goes out of the address line, and with it out of the browser's history.
      return Response(303, "text/plain; charset=utf-8", .bytes(Array("Go to /\n".utf8)))
        .with("Set-Cookie", "\(cookie)=\(token.text); HttpOnly; SameSite=Strict; Path=/")
        .with("Location", "/").with("Cache-Control", "no-store")
    }
    if token.isIn(head.headers, cookie: cookie) { return nil }
    var problem = Problem(
      401, "no-token", "A token is needed",
      "open the link that the server printed, or send Authorization: Bearer TOKEN")
    problem.headers = [("WWW-Authenticate", "Bearer realm=\"Thumbindex\"")]
    return problem.response
  }
}
