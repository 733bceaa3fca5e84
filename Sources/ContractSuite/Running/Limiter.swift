import Foundation

/// Lets so much work run at a time; the rest waits, in the order in which it came.
///
/// `@unchecked Sendable`: what runs and what waits is only touched under the lock.
final class Limiter: @unchecked Sendable {
    /// All suites of the process together: cases beyond this only wait for one another, on their deadlines' time.
    static let shared = Limiter(2 * ProcessInfo.processInfo.activeProcessorCount)

    private let lock = NSLock()
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ most: Int) { free = most }

    func run<Value>(_ work: () async -> Value) async -> Value {
        await enter()
        defer { leave() }
        return await work()
    }

    private func enter() async {
        await withCheckedContinuation { continuation in
            let isFree = lock.withLock {
                if free > 0 {
                    free -= 1
                    return true
                }
                waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    private func leave() {
        let next: CheckedContinuation<Void, Never>? = lock.withLock {
            if waiting.isEmpty {
                free += 1
                return nil
            }
            return waiting.removeFirst()
        }
        next?.resume()
    }
}
