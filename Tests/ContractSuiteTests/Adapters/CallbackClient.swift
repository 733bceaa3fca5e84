import ContractSuite
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A class of callbacks on a queue of its own, as networking libraries have them, that is neither `Sendable` nor isolated.
private final class CallbackClient {
    private let base: URL
    private let patience: Double

    init(base: URL, patience: Double) {
        self.base = base
        self.patience = patience
    }

    struct Refusal: Error {
        let statusCode: Int
    }

    func picture(_ id: String, completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        let session = URLSession(configuration: configuration)
        let name = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id
        let url = URL(string: "\(base.absoluteString)/artwork/\(name)")!
        let task = session.dataTask(with: url) { body, response, error in
            session.finishTasksAndInvalidate()
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            if let error {
                completion(.failure(error))
            } else if let body, status == 200 {
                completion(.success(body))
            } else {
                completion(.failure(Refusal(statusCode: status)))
            }
        }
        task.resume()
    }
}

extension CallbackClient: ContractClient {
    func answer(_ call: ContractCall) async throws -> ContractAnswer {
        guard case .getArtwork(let id) = call else { return .unsupported }
        let bytes: Data = try await withCheckedThrowingContinuation { continuation in
            picture(id) { continuation.resume(with: $0) }
        }
        return .bytes(bytes)
    }
}

extension AdapterTests {
    @Test("a class with callbacks")
    func callbackClass() async {
        await expectFailures(exactly: [], among: ["getArtwork"]) { door in
            CallbackClient(base: door.baseURL, patience: door.patience)
        }
    }
}
