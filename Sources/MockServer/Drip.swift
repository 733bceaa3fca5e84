import HTTPWire

/// A body that leaves at a rate, in pieces.
package struct Drip: Sendable {
    private let body: HTTPBody
    /// How many of its bytes have left.
    private var sent = 0
    private let bytesPerSecond: Double
    /// What has come due and not left: less than a byte between two pieces.
    private var due = 0.0
    /// Since the last piece.
    private var clock = Stopwatch()
    /// What follows the last piece.
    package let ending: Departure.Ending

    package static let piecesPerSecond = 10

    package init(_ body: HTTPBody, bytesPerSecond: Int, ending: Departure.Ending) {
        self.body = body
        self.bytesPerSecond = Double(bytesPerSecond)
        self.ending = ending
    }

    package var isDone: Bool { sent == body.count }

    /// How long ago the last piece was taken, in seconds; the next time is counted from now.
    package mutating func lap() -> Double {
        defer { clock = Stopwatch() }
        return clock.elapsed
    }

    /// The piece for so many seconds; empty where not even a byte has come due.
    package mutating func next(after seconds: Double) -> HTTPBody {
        due += bytesPerSecond * seconds
        let count = min(Int(due), body.count - sent)
        due -= Double(count)
        defer { sent += count }
        return body.part(sent..<sent + count)
    }
}
