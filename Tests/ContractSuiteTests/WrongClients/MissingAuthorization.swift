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
            exactly: ["listTrackLinks", "listSharedByMe.aggregate"],
            but: [
                "listTrackLinks.refusals.unauthenticated", "listTrackLinks.refusals.expired",
                "listTrackLinks.refusals.invalid", "listTrackLinks.weather",
            ]
        ) { door in StageClient(door, Anonymous.init) }
    }
}
