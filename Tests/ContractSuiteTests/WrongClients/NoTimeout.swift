import ContractSuite
import StageClient
import Testing

extension WrongClientTests {
    @Test("No time-out: an answer that never ends is waited for")
    func noTimeout() async {
        await expectFailures(
            exactly: ["*.weather.stall"], among: ["listArtists", "addComment", "signIn"]
        ) { door in
            StageClient(baseURL: door.baseURL, token: door.token, timeout: 60)
        }
    }
}
