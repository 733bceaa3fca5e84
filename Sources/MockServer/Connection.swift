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
    private(set) var parser: RequestParser
    /// The parser's, kept here since it is asked for at every turn: a parser is no small value to read from.
    private(set) var phase = RequestParser.Phase.idle
    var stage = Stage.ready
    var waiting = Waiting.nothing
    /// The peer has shut its sending side; what it sent before is still answered.
    private(set) var peerHasFinished = false
    /// Requests that have come already wait until the loop's other connections had their turn.
    private(set) var givesWay = false {
        didSet { if givesWay != oldValue { lane.givingWay += givesWay ? 1 : -1 } }
    }
    /// The peer has said itself that the request which is answered is its last.
    var asksForNoMore = false

    init(_ stream: ByteStream, lane: Lane, door: Door) {
        self.stream = stream
        self.lane = lane
        self.door = door
        parser = RequestParser(limits: lane.service.limits)
    }

    /// Takes up the wait for the first request.
    func begin() { settle() }

    /// Answers what has come, and works out what to wait for: at once, or when what was answered has been flushed.
    func serve() {
        answerAll()
        if !stream.isFlushDue { settle() }
    }

    /// Bytes → ``RequestParser`` → ``Backend`` → ``ResponseSerializer`` → bytes, until one of them has to wait, or others
    /// have their turn.
    private func answerAll() {
        givesWay = false
        if phase == .idle { return }
        var row = Row(beside: lane.givingWay)
        do throws(RequestRefusal) {
            while !row.isOver, canAnswer, let event = try parser.next() {
                switch event {
                case .continueExpected: stream.send(ResponseSerializer.continueInterim)
                case .request(let request): answer(withHost(request))
                }
                row.step()
            }
        } catch {
            refuse(error)
        }
        phase = parser.phase
        // The next turn begins when the answers of this one have been flushed.
        givesWay = row.isOver && phase != .idle
    }

    var canAnswer: Bool {
        guard case .ready = stage else { return false }
        return stream.pendingOutputBytes < lane.service.patience.pendingOutput
    }

    var isEnding: Bool {
        if case .ending = stage { true } else { false }
    }
}

// MARK: - Answers

extension Connection {
    private func answer(_ request: HTTPRequest) {
        if let head = request.headAlone, head.withBytes(answerAgain) { return }
        waiting = .nothing
        let begun = Stopwatch()
        switch lane.service.backend.respond(to: request, through: door) {
        case .ready(let answer):
            lane.remember(answer, to: request, through: door)
            deliver(Held(answer: answer, request: request, begun: begun))
        case .slow(let work):
            stage = .working
            lane.service.workers.async {
                let answer = work()
                self.stream.loop.run { self.take(Held(answer: answer, request: request, begun: begun)) }
            }
        }
    }

    /// Answers a request that came before as it was answered then, if that still stands: its head is not read again.
    private func answerAgain(_ head: UnsafeRawBufferPointer) -> Bool {
        let backend = lane.service.backend
        let begun = backend.uptime
        guard canAnswer, let repeated = lane.repeated(head, through: door),
            backend.stands(repeated.answer, since: begun)
        else { return false }
        waiting = .nothing
        lane.service.log?.record(
            repeated.answer, to: repeated.request, took: Double(backend.uptime - begun) / 1e9)
        let wire = repeated.wire(lane.date)
        stream.send(wire.bytes)
        if case .bytes(let body) = wire.body { stream.send(body) }
        if !repeated.keepsAlive {
            asksForNoMore = true
            end()
        }
        return true
    }

    /// Delivers an answer that was worked out elsewhere, then goes on with the requests behind it.
    private func take(_ held: Held) {
        guard case .working = stage else { return }
        stage = .ready
        deliver(held)
        serve()
    }

    /// HTTP/1.0 needs no `Host`: a client that sends none means the address that it reached.
    private func withHost(_ request: HTTPRequest) -> HTTPRequest {
        guard request.version == .http10, request.host == nil else { return request }
        var request = request
        request.fields.append(.host, stream.localAddress.description)
        return request
    }

    /// Framing can no longer be trusted, or has not come in time: says so and ends.
    func refuse(_ refusal: RequestRefusal) {
        let answer = lane.service.backend.answer(to: refusal, through: door)
        send(
            answer.response, answering: refusal.method ?? .get, refusal.head?.version ?? .http11, keepAlive: false
        )
        lane.service.log?.record(answer, to: refusal.head, took: 0)
    }

    /// A client that is still sending would lose the answer to a reset, so the rest is read for a while: not of one that has
    /// said itself that it sends no more (RFC 9112, 9.6), and has not.
    func end() {
        stage = .ending
        let sendsNoMore = asksForNoMore && parser.phase == .idle
        stream.closeAfterFlush(lingering: sendsNoMore ? nil : lane.service.patience.lingering)
    }
}

extension Connection: ByteStreamDelegate {
    func stream(_ stream: ByteStream, received bytes: UnsafeRawBufferPointer) {
        switch stage {
        case .ready where phase == .idle && answerAgain(bytes):
            parser.passHead()
            if isEnding { settle() }
            return
        case .ready, .working, .holding, .flowing, .dripping:
            parser.push(bytes)
            phase = parser.phase
        // Nobody answers any more.
        case .silent, .resetting, .ending: break
        }
        serve()
    }

    func streamReachedEnd(_ stream: ByteStream) {
        peerHasFinished = true
        settle()
    }

    func streamFlushed(_ stream: ByteStream) {
        if stream.pendingOutputBytes == 0 {
            if case .resetting = stage { return stream.abort() }
            if case .flowing(let outflow) = stage { workOut(outflow) }
            answerAll()
        }
        settle()
    }

    func streamDeadlinePassed(_ stream: ByteStream) { deadlinePassed() }

    func streamClosed(_ stream: ByteStream) {
        // Nobody is left to answer: what was pipelined goes unread, and an answer under way is dropped.
        stage = .ending
        parser = RequestParser(limits: lane.service.limits)
        phase = .idle
        givesWay = false
        lane.forget(self)
    }
}
