import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Forgets to say who asks, on the way to the links of a track.
private struct Anonymous: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        var request = request
        if request.url?.path.hasPrefix("/link/track/") == true {
            request.setValue(nil, forHTTPHeaderField: "Authorization")
        }
        return try await inner.answer(to: request)
    }
}

extension WrongClientTests {
    @Test("A missing Authorization on one call: that call is always refused")
    func missingAuthorization() async {
        await expectFailures(
            exactly: [
                "listTrackLinks.reads", "listTrackLinks.requests", "listTrackLinks.pages", "listTrackLinks.tolerance",
                "listTrackLinks.freshness", "listTrackLinks.refusals.forbidden", "listTrackLinks.refusals.not-found",
                // The refusal comes in time, and no client is to take a broken answer for a refusal.
                "listTrackLinks.weather.delay", "listTrackLinks.weather.malformed", "listSharedByMe.aggregate",
            ], among: ["listTrackLinks", "listProjectLinks", "listSharedByMe.aggregate"]
        ) { door in StageClient(door, Anonymous.init) }
    }
}
