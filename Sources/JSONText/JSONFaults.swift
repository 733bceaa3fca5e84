/// Why a text is no JSON: at least one fault, in the order of the text.
package struct JSONFaults: Error, CustomStringConvertible {
    package let faults: [JSONFault]
    /// What the text holds, where nothing is wrong with it but repeated keys.
    package let value: JSONValue?

    package init(faults: [JSONFault], value: JSONValue? = nil) {
        self.faults = faults
        self.value = value
    }

    /// One fault a line.
    package var description: String {
        faults.map(\.description).joined(separator: "\n")
    }
}
