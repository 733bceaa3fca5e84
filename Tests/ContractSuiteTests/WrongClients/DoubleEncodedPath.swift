import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Encodes a path that is encoded already.
private struct EncodingTwice: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        var request = request
        var components = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
        components?.percentEncodedPath.replace("%", with: "%25")
        request.url = components?.url
        return try await inner.answer(to: request)
    }
}

extension WrongClientTests {
    @Test("A path that is encoded twice: ids that need encoding are not found")
    func doubleEncodedPath() async {
        await expectFailures(
            exactly: ["*.requests.encoded-id"], among: ["getArtist", "listTracksOfProject"]
        ) { door in
            StageClient(door, EncodingTwice.init)
        }
    }
}
