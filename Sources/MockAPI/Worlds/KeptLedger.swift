import Foundation

/// A server's ledger, from when somebody wants one on; until then nothing is written.
///
/// `@unchecked Sendable`: the ledger is only touched under the lock.
final class KeptLedger: @unchecked Sendable {
    private let lock = NSLock()
    private var ledger: Ledger?

    func begin() { lock.withLock { ledger = ledger ?? Ledger() } }

    func write(_ change: (inout Ledger) -> Void) {
        lock.withLock {
            if ledger != nil { change(&ledger!) }
        }
    }

    /// What was written so far.
    var content: Ledger { lock.withLock { ledger } ?? Ledger() }
}
