import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends everything once more that no answer came to.
private struct Repeating: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        do { return try await inner.answer(to: request) } catch { return try await inner.answer(to: request) }
    }
}

extension WrongClientTests {
    @Test(
        "A write that is repeated since its answer was lost: one comment is made twice, and what is the same twice is not"
    )
    func repeatedWrite() async {
        await expectFailures(
            exactly: ["addComment.weather.answer-lost", "addComment.weather.truncate", "addComment.weather.stall"],
            among: ["addComment", "editComment.weather", "markTrackRead.weather", "revokeLink.weather"]
        ) { door in StageClient(door, Repeating.init) }
    }
}
