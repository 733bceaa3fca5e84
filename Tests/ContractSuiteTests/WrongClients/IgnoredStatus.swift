import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes every answer for a success.
private struct IgnoringStatus: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let (body, response) = try await inner.answer(to: request)
        return (body, try response.with(status: 200))
    }
}

extension WrongClientTests {
    @Test("An ignored status: refusals are read as answers")
    func ignoredStatus() async {
        await expectFailures(
            exactly: [
                "*.refusals", "getArtwork.weather.throttled", "getArtwork.weather.unavailable",
                "getArtwork.weather.outage",
            ],
            among: ["getTrack", "getArtwork"]
        ) { door in
            StageClient(door, IgnoringStatus.init)
        }
    }
}
