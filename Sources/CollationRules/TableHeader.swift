import Collation

/// What a table holds besides its mappings.
package struct TableHeader: Sendable {
  package var settings: UInt32 = 0
  package var leadBytes: [UInt8] = []
  package var splitLeadBytes: [UInt32] = []
  package var compressible: [UInt8] = []
  /// Pairs of words: where a script begins, and its code.
  package var scripts: [UInt32] = []
  package var zeros: [UInt32] = []

  package init() {}

  /// Puts the scripts with these codes first.
  mutating func reorder(_ codes: [String], in root: CollationTable) throws(CollationRuleError) {
    do throws(ScriptOrder.Failure) {
      (leadBytes, splitLeadBytes) = try ScriptOrder(of: root).reordering(codes)
    } catch {
      let reason =
        switch error {
        case .unknown(let code): "no script has the code \(code)"
        case .repeated(let code): "the code \(code) is there twice"
        case .tooMany: "too many scripts are pulled apart"
        }
      throw CollationRuleError(offset: nil, reason: "[reorder]: \(reason)")
    }
  }
}
