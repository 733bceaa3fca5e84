import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Does not see that there is more.
private struct OnePage: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let (body, response) = try await inner.answer(to: request)
        return (body, try response.with(without: ["Link"]))
    }
}

extension WrongClientTests {
    @Test("A dropped page: lists end where their first page does")
    func droppedPage() async {
        await expectFailures(exactly: ["*.pages"], among: ["listArtists", "listSharedTracks"]) { door in
            StageClient(door, OnePage.init)
        }
    }
}
