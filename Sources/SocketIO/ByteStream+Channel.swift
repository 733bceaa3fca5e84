import Foundation

extension ByteStream: Channel {
    func becameReady(_ readiness: Readiness) {
        if readiness.contains(.writable) { touch() }
        if readiness.contains(.hungUp) {
            finishInput()
        } else if readiness.contains(.readable), wantsInput {
            read()
        }
    }

    func deadlinePassed() {
        switch phase {
        case .open, .flushing: delegate?.streamDeadlinePassed(self)
        case .lingering: close()
        case .closed: break
        }
    }

    func loopStops() {
        _ = output.flush(to: socket)
        close()
    }

    func finishTurn() {
        flush()
        // Stays touched once closed: nothing is left to do for it, ever.
        if isClosed { return tearDown() }
        isTouched = false
        var needed: Readiness = wantsInput ? .readable : []
        if !output.isEmpty { needed.insert(.writable) }
        if needed != interest {
            interest = needed
            loop.setInterest(needed, of: socket, token: token)
        }
    }
}

// MARK: - Input

extension ByteStream {
    private var wantsInput: Bool {
        switch phase {
        case .open: !isReadingPaused && !hasReachedEnd
        case .flushing(let lingering): lingering != nil && !hasReachedEnd
        case .lingering: true
        case .closed: false
        }
    }

    /// One `recv`, however much there is: the rest is reported again, after the other connections had their turn.
    /// Tells whether it gave bytes.
    @discardableResult
    private func read() -> Bool {
        switch socket.receive(into: loop.inputBuffer) {
        case .bytes(let count):
            take(UnsafeRawBufferPointer(rebasing: loop.inputBuffer[..<count]))
            return true
        case .end: takeEnd()
        case .nothingYet: break
        case .failure: close()
        }
        return false
    }

    /// The peer has hung up: no more can come than waits in the kernel, nor need it be reported again.
    private func finishInput() {
        guard wantsInput else { return close() }
        while wantsInput, read() {}
    }

    private func take(_ bytes: UnsafeRawBufferPointer) {
        switch phase {
        case .open: delegate?.stream(self, received: bytes)
        case .flushing(let lingering?): discard(bytes.count, of: lingering)
        case .lingering(let bytesLeft) where bytes.count < bytesLeft:
            phase = .lingering(bytesLeft: bytesLeft - bytes.count)
        case .lingering: close()
        case .flushing, .closed: break
        }
    }

    /// Input that comes before the output is gone counts too; with none left to discard there is nothing to linger for.
    private func discard(_ count: Int, of lingering: Lingering) {
        let left = Lingering(bytes: lingering.bytes - count, seconds: lingering.seconds)
        phase = .flushing(left.bytes > 0 ? left : nil)
        touch()
    }

    private func takeEnd() {
        hasReachedEnd = true
        touch()
        switch phase {
        case .open: delegate?.streamReachedEnd(self)
        case .lingering: close()
        case .flushing, .closed: break
        }
    }
}

// MARK: - Output and closing

extension ByteStream {
    private func flush() {
        guard !output.isEmpty else { return endOutputIfClosing() }
        if case .failure = output.flush(to: socket) { return close() }
        if case .open = phase { delegate?.streamFlushed(self) }
        endOutputIfClosing()
    }

    private func endOutputIfClosing() {
        guard case .flushing(let lingering) = phase, output.isEmpty else { return }
        guard let lingering, !hasReachedEnd else { return close() }
        socket.endOutput()
        phase = .lingering(bytesLeft: lingering.bytes)
        loop.setDeadline(after: lingering.seconds, of: token)
    }

    private func tearDown() {
        loop.close(socket, token: token) { [self] in
            delegate?.streamClosed(self)
            delegate = nil
        }
    }
}
