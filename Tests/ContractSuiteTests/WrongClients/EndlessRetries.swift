import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks until there is an answer.
private struct Insisting: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        while true {
            let answer = try await inner.answer(to: request)
            if answer.1.statusCode != 503 { return answer }
            try await Task.sleep(for: .milliseconds(100))
        }
    }
}

extension WrongClientTests {
    @Test("Endless retries: a backend that is down is asked over and over")
    func endlessRetries() async {
        await expectFailures(exactly: ["getTrack.weather.outage"], among: ["getTrack.weather"]) { door in
            StageClient(door, Insisting.init)
        }
    }
}
