extension HTTPFields {
    /// Calls `body` with the bytes of the first value of that name; nil when there is no such line. Builds no string.
    package func withFirstValue<R>(of name: HTTPFieldName, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R? {
        bytes.withUnsafeBufferPointer { bytes in
            for line in index where name.matches(bytes.view(line.name)) {
                return body(bytes.view(line.value))
            }
            return nil
        }
    }

    /// Calls `body` with the bytes of each value of that name, in order.
    package func forEachValue(of name: HTTPFieldName, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            for line in index where name.matches(bytes.view(line.name)) {
                body(bytes.view(line.value))
            }
        }
    }

    /// The first value of that name.
    package func first(_ name: HTTPFieldName) -> String? {
        withFirstValue(of: name) { $0.text }
    }

    /// Every value of that name, one a line.
    package func values(_ name: HTTPFieldName) -> [String] {
        var values: [String] = []
        forEachValue(of: name) { values.append($0.text) }
        return values
    }

    /// The values of that name as one list (RFC 9110, 5.3); nil when there is no such line.
    package func combined(_ name: HTTPFieldName) -> String? {
        let values = values(name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    package func contains(_ name: HTTPFieldName) -> Bool {
        withFirstValue(of: name) { _ in true } ?? false
    }

    /// How many lines have that name.
    package func count(of name: HTTPFieldName) -> Int {
        var count = 0
        forEachValue(of: name) { _ in count += 1 }
        return count
    }

    /// Every line's name, as written, and value.
    package var entries: [(name: String, value: String)] {
        bytes.withUnsafeBufferPointer { bytes in
            index.map { (bytes.view($0.name).text, bytes.view($0.value).text) }
        }
    }
}
