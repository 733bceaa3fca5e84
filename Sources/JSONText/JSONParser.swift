/// Strict JSON (RFC 8259) in UTF-8. A byte-order mark before the text is skipped.
package enum JSONParser {
    /// Parses a whole text.
    ///
    /// - Parameters:
    ///   - maximumDepth: how many arrays and objects may lie within each other. Parsing recurses, so that the thread's
    ///     stack has to hold this many.
    ///   - maximumFaults: how many faults end the reading; the last of them then says so. At least one is reported.
    /// - Throws: every repeated key, and the first fault in the syntax when there is one.
    package static func parse(
        _ bytes: [UInt8], maximumDepth: Int = 128, maximumFaults: Int = 100
    ) throws(JSONFaults) -> JSONValue {
        try bytes.withUnsafeBufferPointer { (buffer) throws(JSONFaults) in
            try parse(buffer, maximumDepth: maximumDepth, maximumFaults: maximumFaults)
        }
    }

    package static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 128, maximumFaults: Int = 100
    ) throws(JSONFaults) -> JSONValue {
        var reader = JSONReader(bytes, maximumDepth: maximumDepth, maximumFaults: maximumFaults)
        let value = try? reader.readText()
        guard let value, reader.faults.isEmpty else { throw reader.locatedFaults(beside: value) }
        return value
    }

    /// Parses a whole text whose value is an array, and keeps none of it: hands over each element as soon as it is read,
    /// with the offset of what follows.
    ///
    /// - Returns: an empty array, or the whole value where that is no array.
    /// - Throws: as `parse`, after the elements before the first fault in the syntax.
    package static func parseElements(
        of bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 128, maximumFaults: Int = 100,
        _ take: (JSONValue, Int) -> Void
    ) throws(JSONFaults) -> JSONValue {
        var reader = JSONReader(bytes, maximumDepth: maximumDepth, maximumFaults: maximumFaults)
        let value = try? reader.readText(elements: take)
        guard let value, reader.faults.isEmpty else { throw reader.locatedFaults(beside: value) }
        return value
    }
}
