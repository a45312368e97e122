/// How much a server takes from anyone.
public struct ServerLimits: Sendable, Hashable {
  /// How long a request's head may take to come, and a connection may be idle, in milliseconds.
  public var headMilliseconds = 30_000
  /// How long a body may take to begin with, in milliseconds.
  public var bodyMilliseconds = 30_000
  /// How fast bodies have to come and to be taken beyond that.
  public var bytesPerSecond = 4096
  /// How many bytes a request's head may have, about.
  public var headBytes = 32 << 10
  /// How many bytes JSON may have.
  public var jsonBytes = 64 << 10
  /// How many bytes a contact with a picture may have.
  public var contactBytes = 16 << 20
  /// How many bytes a file to import may have.
  public var importBytes = 256 << 20
  /// How many connections there may be.
  public var connections = 1000
  /// How many of them from one address.
  public var connectionsPerAddress = 600
  /// How many may listen to events.
  public var listeners = 64
  /// How many imports may wait for someone to decide about them.
  public var imports = 8
  /// How many orders a store may keep because a client asked for them.
  public var orders = 64
  /// How long a server that is stopped goes on with what it has begun, in milliseconds.
  public var stopMilliseconds = 20_000

  /// The usual limits.
  public init() {}
}
