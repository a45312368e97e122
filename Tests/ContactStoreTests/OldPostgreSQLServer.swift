#if PostgreSQL
  import Glibc

  /// Something that lets everyone in as a PostgreSQL server of some version does, and can do no more.
  final class OldPostgreSQLServer: Sendable {
    let port: UInt16
    private let socket: Int32

    init() throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let descriptor = socket
      unsafe withUnsafeMutablePointer(to: &address) { address in
        unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          _ = unsafe bind(descriptor, address, size)
          _ = unsafe getsockname(descriptor, address, &size)
        }
      }
      listen(socket, 1)
      port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(socket) }

    /// Answers the next that connects: that it is let in, which version this is, and that it may ask.
    func answer(version: String) {
      let client = accept(socket, nil, nil)
      var request = [UInt8](repeating: 0, count: 4096)
      _ = unsafe read(client, &request, request.count)
      let answer =
        message("R", [0, 0, 0, 0]) + message("S", Array("server_version\0\(version)\0".utf8))
        + message("Z", Array("I".utf8))
      _ = unsafe write(client, answer, answer.count)
      // Until the other side has heard enough.
      _ = unsafe read(client, &request, request.count)
      close(client)
    }

    private func message(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      Array(kind.utf8) + [0, 0, 0, UInt8(content.count + 4)] + content
    }
  }
#endif
