import HTTPWire

/// What a connection waits for, and for how long.
extension Connection {
    /// Works out what the connection waits for now, and for how long it may.
    func settle() {
        if peerHasFinished, canAnswer, !givesWay { finish() }
        let pending = stream.pendingOutputBytes
        let next = whatIsWaitedFor(with: pending)
        if next == .idle || next != waiting {
            waiting = next
            stream.setDeadline(after: lane.service.patience.seconds(for: next))
        }
        if wantsInput(with: pending) { stream.resumeReading() } else { stream.pauseReading() }
    }

    /// - Parameter pending: bytes of output that the kernel has not taken yet.
    private func whatIsWaitedFor(with pending: Int) -> Waiting {
        if pending > 0 { return .output }
        switch stage {
        case .ending, .resetting: return .output
        case .holding: return peerHasFinished ? .halfClosed : .nothing
        case .silent: return peerHasFinished ? .halfClosed : .silence
        case .working, .flowing, .dripping: return .nothing
        case .ready: break
        }
        switch phase {
        case .idle: return .idle
        case .head: return .head
        case .body: return .body
        }
    }

    /// While an answer is under way input is taken only until there is some: one read more, that tells when the client
    /// goes.
    private func wantsInput(with pending: Int) -> Bool {
        switch stage {
        case .ready: pending < lane.service.patience.pendingOutput && !givesWay
        case .working, .holding, .flowing, .dripping: phase == .idle
        case .silent, .resetting, .ending: true
        }
    }

    /// All that could be answered has been, and no more will come.
    private func finish() {
        if phase == .idle { return end() }
        refuse(parser.refusal(.badRequest, "The connection's sending side was shut in the middle of a request."))
    }

    /// The server is about to stop: a connection that nothing is under way on ends now, any other after its answer.
    func drain() {
        switch stage {
        case .ready where waiting == .idle, .silent: stream.closeAfterFlush()
        case .ready, .working, .holding, .flowing, .dripping, .resetting, .ending: break
        }
    }

    func deadlinePassed() {
        switch waiting {
        case .nothing: break
        case .idle, .silence: end()
        case .head: refuse(parser.refusal(.requestTimeout, "The request's head did not come whole in time."))
        case .body: refuse(parser.refusal(.requestTimeout, "The request's body did not come whole in time."))
        case .output, .halfClosed: stream.abort()
        }
        if isEnding { settle() }
    }
}
