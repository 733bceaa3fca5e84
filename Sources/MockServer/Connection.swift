import HTTPWire
import MockAPI
import SocketIO

/// One client's connection: requests in, answers out in the same order.
///
/// `@unchecked Sendable`: everything here happens on the lane's event loop.
final class Connection: @unchecked Sendable {
    let stream: ByteStream
    let lane: Lane
    /// Which worlds it leads to.
    private let door: Door
    private var parser: RequestParser
    private(set) var waiting = Waiting.nothing
    /// An answer is being worked out or held back; requests behind it wait for their turn.
    private var isBusy = false
    /// The last answer is on its way: no request is read any more.
    private(set) var isEnding = false
    /// The peer has shut its sending side; what it sent before is still answered.
    private var peerHasFinished = false

    init(_ stream: ByteStream, lane: Lane, door: Door) {
        self.stream = stream
        self.lane = lane
        self.door = door
        parser = RequestParser(limits: lane.service.limits)
    }

    /// Takes up the wait for the first request.
    func begin() { settle() }

    /// Bytes → ``RequestParser`` → ``Backend`` → ``ResponseSerializer`` → bytes, until one of them has to wait.
    private func serve() {
        do throws(RequestRefusal) {
            while canAnswer, let event = try parser.next() {
                switch event {
                case .continueExpected: stream.send(ResponseSerializer.continueInterim)
                case .request(let request): answer(withHost(request))
                }
            }
        } catch {
            refuse(error)
        }
        settle()
    }

    private var isOutputFull: Bool { stream.pendingOutputBytes >= lane.service.patience.pendingOutput }
    private var canAnswer: Bool { !isBusy && !isEnding && !isOutputFull }
}

// MARK: - Answers

extension Connection {
    private func answer(_ request: HTTPRequest) {
        waiting = .nothing
        let service = lane.service
        let begun = Stopwatch()
        switch service.backend.respond(to: request, through: door) {
        case .ready(let answer):
            guard let delay = service.latency?.next() else { return send(answer, to: request, begun) }
            isBusy = true
            stream.loop.schedule(after: .milliseconds(delay)) { self.release(answer, to: request, begun) }
        case .slow(let work):
            isBusy = true
            service.workers.async {
                let answer = work()
                let delay = service.latency?.next() ?? 0
                self.stream.loop.schedule(after: .milliseconds(delay)) { self.release(answer, to: request, begun) }
            }
        }
    }

    /// HTTP/1.0 needs no `Host`: a client that sends none means the address that it reached.
    private func withHost(_ request: HTTPRequest) -> HTTPRequest {
        guard request.version == .http10, request.host == nil else { return request }
        var request = request
        request.fields.append(.host, stream.localAddress.description)
        return request
    }

    /// Sends an answer that had to wait, then goes on with the requests behind it.
    private func release(_ answer: Answer, to request: HTTPRequest, _ begun: Stopwatch) {
        isBusy = false
        if isEnding { return }
        send(answer, to: request, begun)
        serve()
    }

    private func send(_ answer: Answer, to request: HTTPRequest, _ begun: Stopwatch) {
        let keepsAlive = request.keepsAlive && !lane.isDraining
        send(answer.response, answering: request.method, request.version, keepAlive: keepsAlive)
        lane.service.log?.record(answer, to: request, took: begun.elapsed)
        if !keepsAlive { end() }
    }

    private func send(
        _ response: HTTPResponse, answering method: HTTPMethod, _ version: HTTPVersion, keepAlive: Bool
    ) {
        var output: [UInt8] = []
        let body = ResponseSerializer.append(
            response, answering: method, version, keepAlive: keepAlive, date: lane.date(), to: &output)
        stream.send(output)
        if let body { stream.send(body) }
    }

    /// Framing can no longer be trusted, or has not come in time: says so and ends.
    private func refuse(_ refusal: RequestRefusal) {
        let answer = lane.service.backend.answer(to: refusal, through: door)
        send(
            answer.response, answering: refusal.method ?? .get, refusal.head?.version ?? .http11, keepAlive: false
        )
        lane.service.log?.record(answer, to: refusal.head, took: 0)
        end()
    }

    /// A client that is still sending would lose the answer to a reset, so the rest is read for a while.
    private func end() {
        isEnding = true
        stream.closeAfterFlush(lingering: lane.service.patience.lingering)
    }
}

// MARK: - Waiting

extension Connection {
    /// Works out what the connection waits for now, and for how long it may.
    private func settle() {
        if peerHasFinished, canAnswer { finish() }
        let next = whatIsWaitedFor
        if next == .idle || next != waiting {
            waiting = next
            stream.setDeadline(after: lane.service.patience.seconds(for: next))
        }
        if canAnswer || isEnding { stream.resumeReading() } else { stream.pauseReading() }
    }

    private var whatIsWaitedFor: Waiting {
        if isEnding || stream.pendingOutputBytes > 0 { return .output }
        if isBusy { return .nothing }
        switch parser.phase {
        case .idle: return .idle
        case .head: return .head
        case .body: return .body
        }
    }

    /// All that could be answered has been, and no more will come.
    private func finish() {
        if parser.phase == .idle { return end() }
        refuse(parser.refusal(.badRequest, "The connection's sending side was shut in the middle of a request."))
    }

    /// The server is about to stop: an idle connection ends now, any other after its answer.
    func drain() {
        if waiting == .idle { stream.closeAfterFlush() }
    }
}

extension Connection: ByteStreamDelegate {
    func stream(_ stream: ByteStream, received bytes: UnsafeRawBufferPointer) {
        parser.push(bytes)
        serve()
    }

    func streamReachedEnd(_ stream: ByteStream) {
        peerHasFinished = true
        settle()
    }

    func streamDrained(_ stream: ByteStream) { serve() }

    func streamDeadlinePassed(_ stream: ByteStream) {
        switch waiting {
        case .nothing: break
        case .idle: end()
        case .head: refuse(parser.refusal(.requestTimeout, "The request's head did not come whole in time."))
        case .body: refuse(parser.refusal(.requestTimeout, "The request's body did not come whole in time."))
        case .output: stream.abort()
        }
        if isEnding { settle() }
    }

    func streamClosed(_ stream: ByteStream) {
        // Nobody is left to answer: what was pipelined goes unread, and an answer under way is dropped.
        isEnding = true
        parser = RequestParser(limits: lane.service.limits)
        lane.forget(self)
    }
}
