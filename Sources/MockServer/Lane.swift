import Foundation
import HTTPWire
import MockAPI
import SocketIO

/// What the connections of one event loop share.
///
/// `@unchecked Sendable`: everything here happens on the loop.
final class Lane: @unchecked Sendable {
    let loop: EventLoop
    let service: Service
    private(set) var isDraining = false
    /// What to call once draining is over.
    private var stop: (@Sendable () -> Void)?
    private var connections: [ObjectIdentifier: Connection] = [:]
    private var repeatedAnswers = RepeatedAnswers()
    private var lastDate = DateText(second: 0)
    /// Connections whose requests wait until the others had their turn.
    var givingWay = 0

    init(_ loop: EventLoop, service: Service) {
        self.loop = loop
        self.service = service
    }

    static func oneForEachCore(_ service: Service) throws(SocketError) -> [Lane] {
        var lanes: [Lane] = []
        for number in 1...usableCores {
            lanes.append(Lane(try EventLoop(label: "soundcheck.loop.\(number)"), service: service))
        }
        return lanes
    }

    func welcome(_ stream: ByteStream, through door: Door) {
        let connection = Connection(stream, lane: self, door: door)
        connections[ObjectIdentifier(connection)] = connection
        stream.delegate = connection
        connection.begin()
    }

    func forget(_ connection: Connection) {
        connections[ObjectIdentifier(connection)] = nil
        if connections.isEmpty { finishDraining() }
    }

    /// From now on connections end with their answers, and those that wait for a request at once. What is still open
    /// after `milliseconds` is cut; `completion` is called when all is closed.
    func drain(within milliseconds: Int, _ completion: @escaping @Sendable () -> Void) {
        isDraining = true
        for connection in connections.values { connection.drain() }
        stop = completion
        loop.schedule(after: .milliseconds(milliseconds)) { self.finishDraining() }
        if connections.isEmpty { finishDraining() }
    }

    private func finishDraining() {
        guard let completion = stop else { return }
        stop = nil
        loop.stop(completion)
    }

    /// What the head was answered before.
    func repeated(_ head: UnsafeRawBufferPointer, through door: Door) -> RepeatedAnswer? {
        // An answer that ends the connection says so.
        isDraining ? nil : repeatedAnswers.find(head, through: door)
    }

    func remember(_ answer: Answer, to request: HTTPRequest, through door: Door) {
        guard service.latency == nil, let repeated = RepeatedAnswer(answer, to: request, through: door, date) else {
            return
        }
        repeatedAnswers.remember(repeated)
    }

    /// The text of `Date`, worked out once a second.
    var date: DateText {
        let second = DateText.currentSecond
        if second != lastDate.second { lastDate = DateText(second: second) }
        return lastDate
    }
}
