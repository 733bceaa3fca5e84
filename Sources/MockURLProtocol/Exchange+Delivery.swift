import Foundation
import HTTPWire
import MockAPI
import MockServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An answer's way back: whole, in part or slowly.
extension Exchange {
    func deliver(_ answer: Answer, of url: URL) {
        let response = answer.response
        let body = response.sentBody(answering: request.httpMethod)
        // The field lines stand for the head, which comes slowly or in part where there is no body.
        let head = response.fields.lines
        let departure = Departure(answer.delivery, head: head, body: body, keepsAlive: true)
        let tellHead: @Sendable () -> Void = { [self] in
            tell { $1.urlProtocol($0, didReceive: response.head(of: url), cacheStoragePolicy: .notAllowed) }
        }
        let rate = answer.delivery.bytesPerSecond
        if body.isEmpty {
            let isWhole = departure.rest.count == head.count
            pass(departure.rest, at: rate, to: nil) { [self] in
                if isWhole { tellHead() }
                conclude(departure.ending)
            }
        } else {
            if !departure.first.isEmpty { tellHead() }
            pass(departure.rest, at: rate, to: tellBody) { [self] in conclude(departure.ending) }
        }
    }

    private func tellBody(_ bytes: Data) {
        if !bytes.isEmpty { tell { $1.urlProtocol($0, didLoad: bytes) } }
    }

    private func conclude(_ ending: Departure.Ending) {
        switch ending {
        case .nextRequest: end { $1.urlProtocolDidFinishLoading($0) }
        case .close, .reset: fail(.networkConnectionLost, "The connection was lost before the whole answer had come.")
        case .silence: wait(milliseconds: .max) {}
        }
    }
}

// MARK: - Pace

extension Exchange {
    /// Passes a body on, all at once without a rate, and then goes on.
    private func pass(
        _ body: HTTPBody, at bytesPerSecond: Int?, to take: (@Sendable (Data) -> Void)?,
        then step: @escaping @Sendable () -> Void
    ) {
        if let bytesPerSecond {
            pass(Drip(body, bytesPerSecond: bytesPerSecond, ending: .nextRequest), of: body, to: take, then: step)
        } else if body.isSoonRead {
            take?(Data(body.bytes))
            step()
        } else {
            Exchange.queue.async { [self] in
                read(body, to: take)
                step()
            }
        }
    }

    private func pass(
        _ drip: Drip, of body: HTTPBody, to take: (@Sendable (Data) -> Void)?,
        then step: @escaping @Sendable () -> Void
    ) {
        if drip.isDone {
            if !Exchange.takesPieces { read(body, to: take) }
            return step()
        }
        wait(milliseconds: 1000 / Drip.piecesPerSecond) { [self] in
            var drip = drip
            let piece = drip.next(after: drip.lap())
            if Exchange.takesPieces { read(piece, to: take) }
            pass(drip, of: body, to: take, then: step)
        }
    }

    /// Reads a body as long as somebody listens, and passes it on as it comes or in one piece.
    private func read(_ body: HTTPBody, to take: (@Sendable (Data) -> Void)?) {
        var come = Data()
        for start in stride(from: 0, to: body.count, by: Exchange.pieceSize) {
            guard isHeard else { return }
            come.append(contentsOf: body.bytes(in: start..<min(start + Exchange.pieceSize, body.count)))
            guard Exchange.takesPieces else { continue }
            take?(come)
            come = Data()
        }
        take?(come)
    }

    private static let pieceSize = 64 << 10

    #if canImport(FoundationNetworking)
        /// Here `URLSession` hands a task's completion handler only the last of several pieces.
        private static let takesPieces = false
    #else
        private static let takesPieces = true
    #endif
}

extension HTTPBody {
    /// Whether it can be read on a thread that others wait for.
    fileprivate var isSoonRead: Bool {
        switch self {
        case .bytes: true
        case .source: count <= 256 << 10
        }
    }
}
