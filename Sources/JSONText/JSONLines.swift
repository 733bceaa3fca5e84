/// Writes the text of an array of objects, each on a line of its own. It is handed over in pieces, so that it may be longer
/// than there is memory.
package struct JSONLines: ~Copyable {
    private var writer: JSONWriter
    private let pieceSize: Int
    private var isEmpty = true

    /// - Parameter pieceSize: the bytes of a piece, or a few more.
    package init(pieceSize: Int) {
        self.pieceSize = pieceSize
        writer = JSONWriter(reserving: pieceSize + 4096)
    }

    /// Adds an object with the members that `body` gives it.
    /// - Parameter take: what is given a piece when it is full.
    package mutating func add(
        _ body: (inout JSONObjectWriter) -> Void, _ take: (UnsafeRawBufferPointer) throws -> Void
    ) rethrows {
        writer.writePlain(isEmpty ? "[\n  " : ",\n  ")
        isEmpty = false
        writer.object(body)
        if writer.count >= pieceSize { try writer.drain(take) }
    }

    /// Ends the array.
    /// - Parameter take: what is given the last piece.
    package mutating func end(_ take: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        writer.writePlain(isEmpty ? "[]\n" : "\n]\n")
        try writer.drain(take)
    }
}
