import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks once more, a good while later.
private struct Retrying: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        if let answer = try? await inner.answer(to: request), ![429, 503].contains(answer.1.statusCode) {
            return answer
        }
        try await Task.sleep(for: .seconds(2))
        return try await inner.answer(to: request)
    }
}

extension AdapterTests {
    @Test("one that takes its time before it tries again")
    func retryingClient() async {
        await expectFailures(exactly: [], among: ["getCurrentUser.weather"]) { door in
            StageClient(door, Retrying.init)
        }
    }
}
