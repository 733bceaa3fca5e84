import HTTPWire
import MockAPI

/// An answer that may be given again, as it leaves, and the request that it was given to.
///
/// It belongs to a lane and is used on its loop alone.
final class RepeatedAnswer {
    let answer: Answer
    let request: HTTPRequest
    /// Whether the connection goes on behind it.
    let keepsAlive: Bool
    let head: RequestHead
    private let door: Door
    private var wire: SerializedResponse
    private var date: DateText

    /// Nothing where the answer may not be given again, and where the request had more than a head.
    init?(_ answer: Answer, to request: HTTPRequest, through door: Door, _ date: DateText) {
        guard answer.isRepeatable, let head = request.headAlone else { return nil }
        if case .source = answer.response.body { return nil }
        wire = SerializedResponse(
            answer.response, answering: request.method, request.version, keepAlive: request.keepsAlive, date: date.bytes
        )
        self.answer = answer
        self.request = request
        keepsAlive = request.keepsAlive
        self.head = head
        self.door = door
        self.date = date
    }

    func answers(_ received: UnsafeRawBufferPointer, through door: Door) -> Bool {
        self.door == door && head == received
    }

    /// What to send now, and what right behind it.
    func wire(_ date: DateText) -> SerializedResponse {
        if date.second != self.date.second {
            wire.setDate(date.bytes)
            self.date = date
        }
        return wire
    }

    /// In bytes.
    var cost: Int { 512 + head.count + wire.bytes.count + (wire.body?.bytesHeld ?? 0) }
}
