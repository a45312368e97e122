/// From which sizes on a session does things in another way.
package struct StoreLimits: Sendable {
  /// How many contacts an import writes at a time.
  package var contactsAtOnce = 10_000
  /// How many bytes of rows an import gathers before it writes them. Those of a million contacts in one list take
  /// half of this.
  package var gatheredBytes = 128 << 20
  /// From how many contacts on a server divides a list when it is made anew.
  package var dividedRows = 500_000

  package init() {}
}
