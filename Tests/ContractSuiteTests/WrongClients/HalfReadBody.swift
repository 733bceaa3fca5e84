import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes what has come for the whole, however it ended.
private struct TakingHalves: Transport {
    let patience: Double

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let collector = Collector()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        let session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        return try await withCheckedThrowingContinuation { continuation in
            collector.completion = { continuation.resume(with: $0) }
            session.dataTask(with: request).resume()
        }
    }
}

/// Gathers what comes. The session calls on one queue, which is where all of it is touched once the task runs.
private final class Collector: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var completion: (Result<(Data, HTTPURLResponse), any Error>) -> Void = { _ in }
    private var body = Data()

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { body += data }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let response = task.response as? HTTPURLResponse {
            completion(.success((body, response)))
        } else {
            completion(.failure(error ?? URLError(.badServerResponse)))
        }
    }
}

extension WrongClientTests {
    @Test("A half-read body is taken as whole: half a picture is shown, and half a sound played")
    func halfReadBody() async {
        await expectFailures(
            exactly: [
                "getArtwork.weather.truncate", "streamAudio.weather.truncate", "streamAudio.weather.stall",
            ], among: ["getArtwork", "streamAudio", "getTrack"]
        ) { door in
            StageClient(
                baseURL: door.baseURL, token: door.token, transport: TakingHalves(patience: door.patience))
        }
    }
}
