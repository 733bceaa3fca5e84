#if os(Linux)
    import Foundation
    import Testing

    @testable import MockServer

    @Suite("Slow answers")
    struct WorkerPriorityTests {
        @Test("are worked out by threads that give way to the event loops")
        func niceness() async throws {
            try await withLane { lane in
                let loops = await niceness(on: lane.lane.loop.queue)
                let workers = await niceness(on: lane.lane.service.workers)
                #expect(workers > loops)
            }
        }

        /// Of the thread that serves the queue: raised by nothing, it is told.
        private func niceness(on queue: DispatchQueue) async -> Int32 {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: nice(0)) }
            }
        }
    }
#endif
