import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes whatever comes for the part that was asked for, and as much of it as that.
private struct TakingFirstBytes: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let (body, response) = try await inner.answer(to: request)
        let bounds = request.value(forHTTPHeaderField: "Range")?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
        guard bounds.count == 2, response.statusCode == 200 else { return (body, response) }
        return (body.prefix(bounds[1] - bounds[0] + 1), try response.with(status: 206))
    }
}

extension WrongClientTests {
    @Test("A Range that was ignored is not noticed: the first bytes are played in place of those that were asked for")
    func firstBytes() async {
        await expectFailures(exactly: ["streamAudio.weather.range-ignored"], among: ["streamAudio", "getArtwork"]) {
            StageClient($0, TakingFirstBytes.init)
        }
    }
}
