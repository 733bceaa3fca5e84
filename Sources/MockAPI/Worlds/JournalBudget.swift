import Foundation

/// How much the journals of all worlds take together.
///
/// `@unchecked Sendable`: the sum is only touched under the lock.
final class JournalBudget: @unchecked Sendable {
    private let lock = NSLock()
    private var spent = 0

    /// - Parameter bytes: negative where a journal has forgotten.
    func spend(_ bytes: Int) { lock.withLock { spent += bytes } }

    var isExceeded: Bool { lock.withLock { spent > JournalBudget.bytes } }

    private static let bytes = 16 << 20

    /// What journals are shortened to. It takes a look at every world, so there must be room for many requests then.
    static let bytesOnceExceeded = bytes / 4 * 3
}
