import HTTPWire
import MockAPI

/// How an answer that is cut or dripped leaves: what of it is sent, and what follows.
package struct Departure: Sendable {
    /// What leaves at once.
    package let first: [UInt8]
    /// What leaves behind that, at the delivery's rate.
    package let rest: HTTPBody
    package let ending: Ending

    package enum Ending: Sendable {
        case nextRequest
        case close
        case reset
        case silence
    }

    /// - Parameter head: the response's own, with the `Content-Length` of the whole.
    package init(_ delivery: Delivery, head: [UInt8], body: HTTPBody, keepsAlive: Bool) {
        let length = delivery.cut?.length(head: head.count, body: body.count) ?? head.count + body.count
        let sentHead = head.prefix(length)
        // Without a body it is the head that drips.
        first = body.isEmpty ? [] : Array(sentHead)
        rest = body.isEmpty ? .bytes(Array(sentHead)) : body.part(0..<length - sentHead.count)
        ending =
            switch delivery.cut?.then {
            case .close: .close
            case .reset: .reset
            case .silence: .silence
            case nil: keepsAlive ? .nextRequest : .close
            }
    }
}
