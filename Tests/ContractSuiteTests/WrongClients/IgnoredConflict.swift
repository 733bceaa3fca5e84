import ContractSuite
import StageClient
import Testing

extension WrongClientTests {
    @Test("A conflict is ignored: an old version counts as approved")
    func ignoredConflict() async {
        await expectFailures(exactly: ["reviewTrack.refusals.conflict"], among: ["reviewTrack"]) { door in
            FaultyClient(client: StageClient(door)) { client, call in
                guard case .reviewTrack = call else { return nil }
                do { return try await client.answer(call) } catch StageError.conflict { return .done }
            }
        }
    }
}
