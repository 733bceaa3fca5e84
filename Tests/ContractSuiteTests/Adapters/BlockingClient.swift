import ContractSuite
import Dispatch
import StageClient
import Testing

/// A client without `async`, as there are some: it blocks its thread for a task that it waits for.
private struct BlockingClient: ContractClient {
    let client: StageClient

    func answer(_ call: ContractCall) async throws -> ContractAnswer { try waitingForAnswer(call).get() }

    func failure(for error: any Error) -> ContractFailure { client.failure(for: error) }

    private func waitingForAnswer(_ call: ContractCall) -> Result<ContractAnswer, any Error> {
        let place = Place()
        let isThere = DispatchSemaphore(value: 0)
        Task {
            do { place.result = .success(try await client.answer(call)) } catch { place.result = .failure(error) }
            isThere.signal()
        }
        isThere.wait()
        return place.result
    }
}

/// `@unchecked Sendable`: it is written before the semaphore is signalled, and read after.
private final class Place: @unchecked Sendable {
    var result: Result<ContractAnswer, any Error> = .success(.unsupported)
}

extension AdapterTests {
    @Test("one that blocks its thread, as many of them as are played at once")
    func blockingClient() async {
        await expectFailures(exactly: [], among: ["getTrack"]) { door in
            BlockingClient(client: StageClient(door))
        }
    }
}
