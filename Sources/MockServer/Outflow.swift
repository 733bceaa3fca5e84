import HTTPWire

/// What is left of a body that is worked out piece by piece while it leaves.
struct Outflow: Sendable {
    private var rest: HTTPBody
    /// What follows the last piece.
    let sequel: Sequel

    enum Sequel: Sendable {
        /// The body was a piece of that drip.
        case drip(Drip)
        case end(Departure.Ending)
    }

    /// In bytes: some milliseconds' work, and enough for a client that takes all it can get.
    static let pieceSize = 64 << 10

    init(_ body: HTTPBody, then sequel: Sequel) {
        rest = body
        self.sequel = sequel
    }

    var isDone: Bool { rest.isEmpty }

    /// Works out the next piece.
    mutating func next() -> [UInt8] {
        let end = min(Outflow.pieceSize, rest.count)
        defer { rest = rest.part(end..<rest.count) }
        return rest.bytes(in: 0..<end)
    }
}
