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

    private func tellBody(_ bytes: [UInt8]) {
        if !bytes.isEmpty { tell { $1.urlProtocol($0, didLoad: Data(bytes)) } }
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
    /// Passes the bytes on, all at once without a rate, and then goes on.
    private func pass(
        _ bytes: ArraySlice<UInt8>, at bytesPerSecond: Int?, to take: (@Sendable ([UInt8]) -> Void)?,
        then step: @escaping @Sendable () -> Void
    ) {
        guard let bytesPerSecond else {
            take?(Array(bytes))
            return step()
        }
        pass(Drip(bytes, bytesPerSecond: bytesPerSecond, ending: .nextRequest), kept: [], to: take, then: step)
    }

    /// - Parameter kept: what has come and is not passed on yet.
    private func pass(
        _ drip: Drip, kept: [UInt8], to take: (@Sendable ([UInt8]) -> Void)?,
        then step: @escaping @Sendable () -> Void
    ) {
        if drip.isDone {
            take?(kept)
            return step()
        }
        wait(milliseconds: 1000 / Drip.piecesPerSecond) { [self] in
            var drip = drip
            let come = kept + drip.next(after: drip.lap())
            if Exchange.takesPieces {
                take?(come)
                pass(drip, kept: [], to: take, then: step)
            } else {
                pass(drip, kept: come, to: take, then: step)
            }
        }
    }

    #if canImport(FoundationNetworking)
        /// Here `URLSession` hands a task's completion handler only the last of several pieces.
        private static let takesPieces = false
    #else
        private static let takesPieces = true
    #endif
}
