/// Bytes that leave at a rate, in pieces.
package struct Drip: Sendable {
    private var bytes: ArraySlice<UInt8>
    private let bytesPerSecond: Double
    /// What has come due and not left: less than a byte between two pieces.
    private var due = 0.0
    /// Since the last piece.
    private var clock = Stopwatch()
    /// What follows the last piece.
    package let ending: Departure.Ending

    package static let piecesPerSecond = 10

    package init(_ bytes: ArraySlice<UInt8>, bytesPerSecond: Int, ending: Departure.Ending) {
        self.bytes = bytes
        self.bytesPerSecond = Double(bytesPerSecond)
        self.ending = ending
    }

    package var isDone: Bool { bytes.isEmpty }

    /// How long ago the last piece was taken, in seconds; the next time is counted from now.
    package mutating func lap() -> Double {
        defer { clock = Stopwatch() }
        return clock.elapsed
    }

    /// The piece for so many seconds; empty where not even a byte has come due.
    package mutating func next(after seconds: Double) -> [UInt8] {
        due += bytesPerSecond * seconds
        let piece = bytes.prefix(Int(due))
        due -= Double(piece.count)
        bytes = bytes.dropFirst(piece.count)
        return Array(piece)
    }
}
