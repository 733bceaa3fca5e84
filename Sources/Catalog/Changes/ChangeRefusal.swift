import JSONText

/// Why changes were not made, none of them: everything that is wrong with them, in their order.
package struct ChangeRefusal: Error, Sendable, CustomStringConvertible {
    package let faults: [ChangeFault]

    /// One fault a line.
    package var description: String {
        faults.map(\.description).joined(separator: "\n")
    }
}

/// One thing that is wrong with a change.
package struct ChangeFault: Sendable, Hashable, CustomStringConvertible {
    /// The place of the change among those that were asked for, from 0. Of several that change one record the last is
    /// meant: records are judged by what they have become in the end.
    package let change: Int
    /// Where the fault is: in what is changed, or in another record which the change would make wrong.
    package let record: RecordID
    /// The way to the fault in the record.
    package let pointer: JSONPointer
    package let message: String
    package let kind: Kind

    package enum Kind: String, Sendable, CaseIterable {
        /// The record that was to be changed does not exist.
        case missing
        /// What was sent is wrong in itself, or does not fit with what it refers to.
        case invalid
        /// A record that was not to be changed is in the way, or would become wrong.
        case conflict
    }

    /// `the track "x": /position: …`, without the pointer at the root.
    package var description: String {
        pointer.components.isEmpty ? "\(record): \(message)" : "\(record): \(pointer): \(message)"
    }
}
