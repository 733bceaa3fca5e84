import Testing

@testable import ContractSuite

@Suite("A deadline", .timeLimit(.minutes(10)))
struct DeadlineTests {
    private struct Fault: Error, Equatable {}

    @Test("gives what work in time gives, and throws what it throws")
    func inTime() async throws {
        #expect(try await Deadline.run(within: 30) { 42 } == 42)
        await #expect(throws: Fault()) { try await Deadline.run(within: 30) { throw Fault() } }
    }

    @Test("is passed by work that does not heed its cancellation, which is left behind")
    func passed() async throws {
        let gate = AsyncStream<Void>.makeStream()
        let end = AsyncStream<Bool>.makeStream()
        await #expect(throws: Deadline.Passed.self) {
            try await Deadline.run(within: 0.05) {
                let gate = gate.stream
                // A task of its own is cancelled with nobody.
                await Task.detached { for await _ in gate {} }.value
                end.continuation.yield(Task.isCancelled)
            }
        }
        gate.continuation.finish()
        let isCancelled = await end.stream.first { _ in true }
        #expect(isCancelled == true)
    }

    @Test("passes the caller's cancellation on to the work")
    func cancelled() async {
        let begun = AsyncStream<Void>.makeStream()
        let caller = Task {
            try await Deadline.run(within: 30) {
                begun.continuation.yield()
                try await Task.sleep(for: .seconds(30))
            }
        }
        _ = await begun.stream.first { _ in true }
        caller.cancel()
        await #expect(throws: CancellationError.self) { try await caller.value }
    }
}
