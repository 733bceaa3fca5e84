import Dispatch

/// A thread for one case's client. If the client blocks it, it takes none from whoever times it, nor from what it waits for.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ClientThread: TaskExecutor {
    /// A serial queue gets a thread when there is work. Concurrent ones share theirs, and wait for those that are blocked.
    private let queue = DispatchQueue(label: "ContractSuite.client", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
