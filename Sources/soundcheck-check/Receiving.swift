import ContractCheck
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes in the answers of a session's tasks, and ends those that take too long or tell too much: on Linux a session waits
/// for ever for an answer that comes drop by drop. A redirection is given as it came.
///
/// `@unchecked Sendable`: what is under way is only touched under the lock.
final class Receiving: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Answer = Result<(body: Data, response: URLResponse?), any Error>

    private struct Reception {
        var body = Data()
        let continuation: CheckedContinuation<Answer, Never>
    }

    /// Far more than any answer of the contract has.
    private static let mostBytes = 64 << 20

    private let lock = NSLock()
    private var receptions: [Int: Reception] = [:]

    /// The answer to a task that has not begun.
    func answer(to task: URLSessionTask, within seconds: Double) async -> Answer {
        await withCheckedContinuation { continuation in
            lock.withLock { receptions[task.taskIdentifier] = Reception(continuation: continuation) }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.end(task, with: URLError(.timedOut)) }
            task.resume()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let count = lock.withLock {
            receptions[dataTask.taskIdentifier]?.body.append(data)
            return receptions[dataTask.taskIdentifier]?.body.count ?? 0
        }
        if count > Receiving.mostBytes {
            end(dataTask, with: TransportFault("its answer is longer than \(Receiving.mostBytes >> 20) MiB"))
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let reception = take(task) else { return }
        reception.continuation.resume(
            returning: error.map { .failure($0) } ?? .success((reception.body, task.response)))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    private func end(_ task: URLSessionTask, with error: any Error) {
        guard let reception = take(task) else { return }
        task.cancel()
        reception.continuation.resume(returning: .failure(error))
    }

    private func take(_ task: URLSessionTask) -> Reception? {
        lock.withLock { receptions.removeValue(forKey: task.taskIdentifier) }
    }
}
