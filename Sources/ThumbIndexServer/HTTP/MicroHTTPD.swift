internal import CMicrohttpd

/// libmicrohttpd, which is loaded when it is first needed.
enum MicroHTTPD {
  /// Whether it is installed.
  static let isThere = thumbindex_microhttpd_load()
}

/// libmicrohttpd's functions. Whoever has a connection has loaded them.
var mhd: UnsafePointer<thumbindex_microhttpd> { unsafe thumbindex_microhttpd_functions() }
