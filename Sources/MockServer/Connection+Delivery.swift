import Dispatch
import HTTPWire
import MockAPI

/// An answer's way out: held back, then sent whole, in part or slowly.
extension Connection {
    /// Sends an answer once its delay is over.
    func deliver(_ held: Held) {
        let delay = held.answer.delivery.delay + (lane.service.latency?.next() ?? 0)
        guard delay > 0 else { return send(held) }
        stage = .holding(held)
        // The client may go meanwhile, and then nothing must be kept for it until the time is over.
        stream.loop.schedule(after: .milliseconds(delay)) { [weak self] in self?.release() }
    }

    /// Sends an answer that had to wait, then goes on with the requests behind it.
    private func release() {
        guard case .holding(let held) = stage else { return }
        stage = .ready
        send(held)
        serve()
    }

    private func send(_ held: Held) {
        let (answer, request) = (held.answer, held.request)
        let keepsAlive = request.keepsAlive && !lane.isDraining
        lane.service.log?.record(answer, to: request, took: held.begun.elapsed)
        if answer.delivery.isWhole {
            send(answer.response, answering: request.method, request.version, keepAlive: keepsAlive)
            if !keepsAlive { end() }
        } else {
            depart(answer, to: request, keepsAlive: keepsAlive)
        }
    }

    func send(
        _ response: HTTPResponse, answering method: HTTPMethod, _ version: HTTPVersion, keepAlive: Bool
    ) {
        var output: [UInt8] = []
        let body = ResponseSerializer.append(
            response, answering: method, version, keepAlive: keepAlive, date: lane.date(), to: &output)
        stream.send(output)
        if let body { stream.send(body.bytes) }
    }
}

// MARK: - Cut or dripped

extension Connection {
    private func depart(_ answer: Answer, to request: HTTPRequest, keepsAlive: Bool) {
        var response = answer.response
        // What is cut must have said how long it would have been.
        response.coding = .counted
        var head: [UInt8] = []
        _ = ResponseSerializer.append(
            response, answering: .head, request.version, keepAlive: keepsAlive, date: lane.date(), to: &head)
        let hasBody = request.method != .head && !response.status.forbidsContent
        let departure = Departure(
            answer.delivery, head: head, body: hasBody ? response.body.bytes : [], keepsAlive: keepsAlive)
        stream.send(departure.first)
        if let rate = answer.delivery.bytesPerSecond {
            drip(Drip(departure.rest, bytesPerSecond: rate, ending: departure.ending))
        } else {
            stream.send(Array(departure.rest))
            conclude(departure.ending)
        }
    }

    /// Goes on with a drip, or with what follows it.
    private func drip(_ drip: Drip) {
        if drip.isDone { return conclude(drip.ending) }
        stage = .dripping(drip)
        stream.loop.schedule(after: .milliseconds(1000 / Drip.piecesPerSecond)) { [weak self] in self?.sendPiece() }
    }

    private func sendPiece() {
        guard case .dripping(var drip) = stage else { return }
        let time = drip.lap()
        // A client that reads more slowly than this sets the pace.
        if stream.pendingOutputBytes == 0 { stream.send(drip.next(after: time)) }
        waiting = .nothing
        stage = .ready
        self.drip(drip)
        serve()
    }

    private func conclude(_ ending: Departure.Ending) {
        switch ending {
        case .nextRequest: stage = .ready
        case .close: end()
        case .silence: stage = .silent
        case .reset: reset()
        }
    }

    /// Resets the connection, behind what was sent.
    private func reset() {
        stage = .resetting
        if stream.pendingOutputBytes == 0 { stream.abort() }
    }
}
