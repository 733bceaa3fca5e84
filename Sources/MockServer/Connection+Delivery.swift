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
        asksForNoMore = !request.keepsAlive
        let keepsAlive = !asksForNoMore && !lane.isDraining
        lane.service.log?.record(answer, to: request, took: held.begun.elapsed)
        if answer.delivery.isWhole {
            send(answer.response, answering: request.method, request.version, keepAlive: keepsAlive)
        } else {
            depart(answer, to: request, keepsAlive: keepsAlive)
        }
    }

    /// Sends a response whole; behind it comes the next request, or the connection's end.
    func send(
        _ response: HTTPResponse, answering method: HTTPMethod, _ version: HTTPVersion, keepAlive: Bool
    ) {
        var output: [UInt8] = []
        let body = ResponseSerializer.append(
            response, answering: method, version, keepAlive: keepAlive, date: lane.date.bytes, to: &output)
        stream.send(output)
        let ending = keepAlive ? Departure.Ending.nextRequest : .close
        if let body { pour(body, then: .end(ending)) } else { conclude(ending) }
    }
}

// MARK: - Worked out as it leaves

extension Connection {
    /// Sends a body, piece by piece where it has to be worked out, and then goes on.
    private func pour(_ body: HTTPBody, then sequel: Outflow.Sequel) {
        switch body {
        case .bytes(let bytes):
            stream.send(bytes)
            follow(sequel)
        case .source:
            stream.limitUnsent(to: 2 * Outflow.pieceSize)
            workOut(Outflow(body, then: sequel))
        }
    }

    /// Has the next piece worked out away from the loop. The kernel has taken all of the one before: whoever reads slowly,
    /// or no more, costs no more than a piece.
    func workOut(_ outflow: Outflow) {
        if outflow.isDone { return follow(outflow.sequel) }
        stage = .working
        lane.service.workers.async {
            var outflow = outflow
            let piece = outflow.next()
            self.stream.loop.run { [outflow] in self.send(piece, of: outflow) }
        }
    }

    private func send(_ piece: [UInt8], of outflow: Outflow) {
        guard case .working = stage else { return }
        stream.send(piece)
        stage = .flowing(outflow)
        if outflow.isDone { follow(outflow.sequel) }
        serve()
    }

    private func follow(_ sequel: Outflow.Sequel) {
        switch sequel {
        case .drip(let drip): wait(for: drip)
        case .end(let ending): conclude(ending)
        }
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
            response, answering: .head, request.version, keepAlive: keepsAlive, date: lane.date.bytes, to: &head)
        let hasBody = request.method != .head && !response.status.forbidsContent
        let departure = Departure(
            answer.delivery, head: head, body: hasBody ? response.body : [], keepsAlive: keepsAlive)
        stream.send(departure.first)
        if let rate = answer.delivery.bytesPerSecond {
            wait(for: Drip(departure.rest, bytesPerSecond: rate, ending: departure.ending))
        } else {
            pour(departure.rest, then: .end(departure.ending))
        }
    }

    /// Waits for a drip's next piece, or goes on with what follows the last.
    private func wait(for drip: Drip) {
        if drip.isDone { return conclude(drip.ending) }
        stage = .dripping(drip)
        stream.loop.schedule(after: .milliseconds(1000 / Drip.piecesPerSecond)) { [weak self] in self?.dripOn() }
    }

    private func dripOn() {
        guard case .dripping(var drip) = stage else { return }
        let time = drip.lap()
        // A client that reads more slowly than this sets the pace.
        if stream.pendingOutputBytes > 0 { return wait(for: drip) }
        pour(drip.next(after: time), then: .drip(drip))
        serve()
    }

    private func conclude(_ ending: Departure.Ending) {
        switch ending {
        case .nextRequest where !lane.isDraining: stage = .ready
        case .nextRequest, .close: end()
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
