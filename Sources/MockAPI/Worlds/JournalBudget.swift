import Foundation

/// How much the journals of all worlds take together.
///
/// `@unchecked Sendable`: the sum is only touched under the lock.
final class JournalBudget: @unchecked Sendable {
    private let lock = NSLock()
    private var spent = 0

    /// - Parameter bytes: negative where a journal has forgotten.
    func spend(_ bytes: Int) { lock.withLock { spent += bytes } }

    /// How many bytes must go; none within the budget. Past it a quarter goes at once, since forgetting takes a look at
    /// every world.
    var excess: Int { lock.withLock { spent > JournalBudget.bytes ? spent - JournalBudget.bytes / 4 * 3 : 0 } }

    private static let bytes = 16 << 20
}
