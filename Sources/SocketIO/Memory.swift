import Foundation

/// The process's memory. What can be done for it differs from libc to libc.
package enum Memory {
    /// Gives back to the system what was allocated and has been freed, one thread at a time: starts may coincide.
    package static func releaseFreed() {
        lock.withLock { trim() }
    }

    private static let lock = NSLock()
}
