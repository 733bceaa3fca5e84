import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks for all of it, and takes out what it wants.
private struct FetchingAll: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        var request = request
        request.setValue(nil, forHTTPHeaderField: "Range")
        return try await inner.answer(to: request)
    }
}

extension WrongClientTests {
    @Test("No Range: the whole file comes for each of its parts")
    func wholeFile() async {
        await expectFailures(
            exactly: ["streamAudio.requests"], among: ["streamAudio"]
        ) { StageClient($0, FetchingAll.init) }
    }
}
