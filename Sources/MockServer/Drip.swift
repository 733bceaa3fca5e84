/// Bytes that leave at a rate, in pieces at even intervals.
package struct Drip: Sendable {
    private let bytes: ArraySlice<UInt8>
    private let bytesPerSecond: Int
    private var pieces = 0
    /// What follows the last piece.
    package let ending: Departure.Ending

    package static let piecesPerSecond = 10

    package init(_ bytes: ArraySlice<UInt8>, bytesPerSecond: Int, ending: Departure.Ending) {
        self.bytes = bytes
        self.bytesPerSecond = bytesPerSecond
        self.ending = ending
    }

    /// How many bytes the pieces so far have come to; at low rates some pieces are empty.
    private var sent: Int { min(bytes.count, bytesPerSecond * pieces / Drip.piecesPerSecond) }

    package var isDone: Bool { sent == bytes.count }

    package mutating func next() -> [UInt8] {
        let start = bytes.startIndex + sent
        pieces += 1
        return Array(bytes[start..<bytes.startIndex + sent])
    }
}
