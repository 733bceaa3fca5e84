import Foundation

/// Counts from 1. `@unchecked Sendable`: its count is only touched under the lock.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
