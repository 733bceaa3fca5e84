/// Why a text is no JSON: at least one fault, in the order of the text.
package struct JSONFaults: Error, CustomStringConvertible {
    package let faults: [JSONFault]

    package init(faults: [JSONFault]) {
        self.faults = faults
    }

    /// One fault a line.
    package var description: String {
        faults.map(\.description).joined(separator: "\n")
    }
}
