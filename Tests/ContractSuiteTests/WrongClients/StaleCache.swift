import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks for nothing twice.
private actor Keeping: Transport {
    let inner: URLSessionTransport
    private var kept: [URLRequest: (Data, HTTPURLResponse)] = [:]

    init(_ inner: URLSessionTransport) { self.inner = inner }

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        if let answer = kept[request] { return answer }
        let answer = try await inner.answer(to: request)
        if request.httpMethod == "GET", answer.1.statusCode == 200 { kept[request] = answer }
        return answer
    }
}

extension WrongClientTests {
    @Test("A stale cache: what has changed is not seen")
    func staleCache() async {
        await expectFailures(exactly: ["*.freshness.change"], among: ["getProject", "listSharedSpaces"]) { door in
            StageClient(door, Keeping.init)
        }
    }
}
