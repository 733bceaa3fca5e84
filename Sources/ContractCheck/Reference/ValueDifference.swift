import JSONText

/// Where an answer tells something else than the seeds do.
struct ValueDifference {
    let pointer: JSONPointer
    let expected: JSONValue?
    let seen: JSONValue?

    /// The first one; what follows is often of the same cause.
    /// - Parameter names: what the document calls properties. Others are the server's own additions, which are welcome.
    static func first(
        from expected: JSONValue, in seen: JSONValue, names: Set<String>, at pointer: JSONPointer = JSONPointer()
    ) -> ValueDifference? {
        switch (expected, seen) {
        case (.array(let expectations), .array(let elements)):
            for (index, pair) in zip(expectations, elements).enumerated() {
                let place = pointer.appending(index)
                if let first = first(from: pair.0, in: pair.1, names: names, at: place) { return first }
            }
            return expectations.count == elements.count
                ? nil : longer(expectations, elements, at: pointer)
        case (.object(let expectations), .object(let members)):
            for key in expectations.keys + members.keys.filter({ expectations[$0] == nil && names.contains($0) }) {
                // Null tells what absence does.
                let (one, other) = (expectations[key] ?? .null, members[key] ?? .null)
                let place = pointer.appending(key)
                if let first = first(from: one, in: other, names: names, at: place) { return first }
            }
            return nil
        default:
            let areAlike = expected == seen || Moment(expected).map { $0 == Moment(seen) } ?? false
            return areAlike ? nil : ValueDifference(pointer: pointer, expected: expected, seen: seen)
        }
    }

    private static func longer(
        _ expectations: [JSONValue], _ elements: [JSONValue], at pointer: JSONPointer
    ) -> ValueDifference {
        let index = min(expectations.count, elements.count)
        return ValueDifference(
            pointer: pointer.appending(index), expected: expectations.dropFirst(index).first,
            seen: elements.dropFirst(index).first)
    }
}
