import Foundation

/// Which part of all seeds has been gone through, over files that are read at the same time.
///
/// `@unchecked Sendable`: the sum is only touched under the lock, under which it is told, too.
final class SeedProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let total: Int
    private let onProgress: @Sendable (Double) -> Void
    private var done = 0

    /// - Parameters:
    ///   - total: in bytes.
    ///   - onProgress: is told the part that is done, from 0 to 1, one call after the other.
    init(total: Int, _ onProgress: @escaping @Sendable (Double) -> Void) {
        self.total = total
        self.onProgress = onProgress
    }

    /// So many bytes more have been gone through.
    func advance(by count: Int) {
        lock.lock()
        defer { lock.unlock() }
        done += count
        if total > 0 { onProgress(min(1, Double(done) / Double(total))) }
    }
}
