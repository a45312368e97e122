/// Takes part in the transactions of a connection that change something.
protocol TransactionObserver: AnyObject {
  /// Is called before a transaction is committed. What it throws keeps it from that.
  func willCommit() throws(StoreError)
  /// Is called when all is committed.
  func didCommit()
  /// Is called before a transaction is rolled back, while others can't write yet.
  func willRollBack()
  /// Is called when the file turns out to be damaged.
  func didFindDamage()
}
