/// The text of objects that are elements of an array, each on a line of its own. The array may be longer than there is
/// memory: it is written in pieces, each of which is made by one of these.
package struct JSONLines: ~Copyable {
    private var writer = JSONWriter()
    private var isEmpty = true

    /// What stands before the first piece.
    package static let opening = "[\n"
    /// What stands between two pieces.
    package static let separator = ",\n"
    /// What stands behind the last piece.
    package static let closing = "\n]\n"

    package init() {}

    /// Adds an object with the members that `body` gives it.
    package mutating func add(_ body: (inout JSONObjectWriter) -> Void) {
        if !isEmpty { writer.writePlain(JSONLines.separator) }
        isEmpty = false
        writer.writePlain("  ")
        writer.object(body)
    }

    /// The objects that were added, at least one.
    package var bytes: [UInt8] { writer.bytes }
}
