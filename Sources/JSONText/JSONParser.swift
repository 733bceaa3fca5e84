/// Strict JSON (RFC 8259) in UTF-8. A byte-order mark before the text is skipped.
package enum JSONParser {
    /// Parses a whole text.
    ///
    /// - Parameter maximumDepth: how many arrays and objects may lie within each other. Parsing recurses, so that the
    ///   thread's stack has to hold this many.
    /// - Throws: every repeated key, and the first fault in the syntax when there is one.
    package static func parse(_ bytes: [UInt8], maximumDepth: Int = 128) throws(JSONFaults) -> JSONValue {
        try bytes.withUnsafeBufferPointer { (buffer) throws(JSONFaults) in
            try parse(buffer, maximumDepth: maximumDepth)
        }
    }

    package static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 128
    ) throws(JSONFaults) -> JSONValue {
        var reader = JSONReader(bytes, maximumDepth: maximumDepth)
        let value = try? reader.readText()
        guard let value, reader.faults.isEmpty else { throw reader.locatedFaults() }
        return value
    }
}
