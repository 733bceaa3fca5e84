import Dispatch

/// Threads for clients alone. One that blocks its own takes none from whoever times it, nor from what it waits for.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ClientThreads: TaskExecutor {
    static let shared = ClientThreads()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // A serial queue gets a thread at once. Concurrent ones share theirs, and wait for those that are blocked.
        DispatchQueue(label: "ContractSuite.client", qos: .userInitiated).async {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
    }
}
