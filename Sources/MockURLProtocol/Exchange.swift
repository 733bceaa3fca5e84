import Foundation
import HTTPWire
import MockAPI
import MockServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request on its way to a backend, and its answer on the way back.
///
/// `@unchecked Sendable`: what may change is only touched under the lock.
final class Exchange: @unchecked Sendable {
    let request: URLRequest
    private let lock = NSRecursiveLock()
    /// Whom to tell; nobody once all is told, or nobody listens any more.
    private var listener: URLProtocol?
    private var isEndTold = false

    /// Where bodies are read that take a while, the requests' and the answers', and where late answers wait.
    static let queue = DispatchQueue(label: "soundcheck.mock", qos: .userInitiated, attributes: .concurrent)

    init(for urlProtocol: URLProtocol) {
        request = urlProtocol.request
        listener = urlProtocol
    }

    /// Answers on the thread that starts the loading, wherever that is possible: `URLSession` on Linux keeps its tasks in
    /// a table that it guards by the queue of that thread, and calls from another one read it unguarded.
    func begin() {
        if let unsupported = listener?.task?.reasonNotToAnswer { return fail(.unsupportedURL, unsupported) }
        if request.httpBodyStream == nil { answer() } else { Exchange.queue.async { self.answer() } }
    }

    /// When it returns, the listener hears nothing more.
    func stop() { lock.withLock { listener = nil } }

    /// Whether there is still somebody to tell.
    var isHeard: Bool { lock.withLock { listener != nil } }

    /// Whether the listener's client has heard that the answer is whole, or that it failed.
    var hasEnded: Bool { lock.withLock { isEndTold } }
}

// MARK: - There

extension Exchange {
    private func answer() {
        guard let url = request.url, let service = url.host.flatMap({ MockHosts.shared[$0.lowercased()] }) else {
            return fail(
                .cannotConnectToHost,
                "No mock backend answers at \(request.url?.host ?? "") any more: it has been stopped, or nobody kept it."
            )
        }
        let begun = Stopwatch()
        let body: [UInt8]
        do {
            // One byte more than may be is enough to be refused for it.
            body = try request.sentBody(atMost: service.limits.body + 1)
        } catch {
            return fail(.requestBodyStreamExhausted, "The request's body could not be read: \(error)")
        }
        let asked: HTTPRequest?
        let answer: Answer
        do throws(RequestRefusal) {
            let request = try request.asReceived(body: body, limits: service.limits)
            asked = request
            answer = service.backend.respond(to: request).answer
        } catch {
            asked = error.head
            answer = service.backend.answer(to: error)
        }
        wait(milliseconds: answer.delivery.delay + (service.latency?.next() ?? 0)) { [self] in
            service.log?.record(answer, to: asked, took: begun.elapsed)
            deliver(answer, of: url)
        }
    }
}

// MARK: - And back

extension Exchange {
    func fail(_ code: URLError.Code, _ reason: String) {
        end { listener, client in
            client.urlProtocol(
                listener, didFailWithError: URLError(code, userInfo: [NSLocalizedDescriptionKey: reason]))
        }
    }

    /// Tells the last message.
    func end(_ message: (URLProtocol, any URLProtocolClient) -> Void) {
        lock.withLock {
            tell { listener, client in
                message(listener, client)
                isEndTold = true
            }
            stop()
        }
    }

    /// Goes on after so long, or gives up when the client would.
    func wait(milliseconds: Int, then step: @escaping @Sendable () -> Void) {
        if milliseconds == 0 { return step() }
        // None, or nonsense, means the usual one.
        let patience = Int((request.timeoutInterval > 0 ? min(request.timeoutInterval, 1e9) : 60) * 1_000)
        guard milliseconds < patience else {
            return after(patience) { self.fail(.timedOut, "No answer came in time.") }
        }
        after(milliseconds, step)
    }

    private func after(_ milliseconds: Int, _ step: @escaping @Sendable () -> Void) {
        Exchange.queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: step)
    }

    /// The lock is held meanwhile: a client that has been told to stop must not be called any more, and may do away with
    /// itself as soon as `stop` returns.
    func tell(_ message: (URLProtocol, any URLProtocolClient) -> Void) {
        lock.withLock {
            guard let listener, let client = listener.client else { return }
            message(listener, client)
        }
    }
}
