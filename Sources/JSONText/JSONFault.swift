/// One thing that is wrong in a JSON text: where, what was found and what was expected.
package struct JSONFault: Sendable, Hashable, CustomStringConvertible {
    package var position: TextPosition
    /// The innermost value that holds the fault, or an outer one where the way to that is very long; the root for one
    /// outside any value.
    package var pointer: JSONPointer
    package var message: String

    package init(position: TextPosition, pointer: JSONPointer, message: String) {
        self.position = position
        self.pointer = pointer
        self.message = message
    }

    /// `12:5: /3/name: …`, without the pointer at the root.
    package var description: String {
        pointer.components.isEmpty ? "\(position): \(message)" : "\(position): \(pointer): \(message)"
    }
}
