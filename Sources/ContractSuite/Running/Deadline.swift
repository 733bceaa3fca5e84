import Foundation

/// Work that may never end, with a limit on how long it is waited for.
enum Deadline {
    /// It was still going on when its time was up.
    struct Passed: Error {}

    /// The work goes before what else the process has to do, since it is the work that is timed, and not its wait for a
    /// thread among a thousand other tests.
    /// - Throws: ``Passed`` once the time is up. The work is cancelled and left behind then; clients need not heed that.
    static func run<Value: Sendable>(
        within seconds: Double, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let race = Race<Value>()
        let runner = start {
            do { race.settle(.success(try await work())) } catch { race.settle(.failure(error)) }
        }
        let clock = Task(priority: .high) {
            try await Task.sleep(for: .seconds(seconds))
            race.settle(.failure(Passed()))
        }
        defer {
            clock.cancel()
            runner.cancel()
        }
        return try await withTaskCancellationHandler {
            try await race.winner
        } onCancel: {
            runner.cancel()
        }
    }

    /// Older systems have no threads but those that everybody's tasks share.
    private static func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            let thread = ClientThread()
            return Task(executorPreference: thread, priority: .high) {
                await work()
                // A task does not keep its executor.
                withExtendedLifetime(thread) {}
            }
        } else {
            return Task(priority: .high, operation: work)
        }
    }
}

/// The first of several results counts.
///
/// `@unchecked Sendable`: everything mutable is only touched under the lock.
private final class Race<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var result: Result<Value, any Error>?
    private var waiting: CheckedContinuation<Value, any Error>?

    func settle(_ result: Result<Value, any Error>) {
        let waiting: CheckedContinuation<Value, any Error>? = lock.withLock {
            guard self.result == nil else { return nil }
            self.result = result
            return self.waiting
        }
        waiting?.resume(with: result)
    }

    /// - Precondition: one task asks for it, once.
    var winner: Value {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let result = lock.withLock {
                    waiting = continuation
                    return self.result
                }
                if let result { continuation.resume(with: result) }
            }
        }
    }
}
