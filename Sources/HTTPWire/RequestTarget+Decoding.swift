/// Why a path does not name anything; the answer is 400.
package struct PathFault: Error, Sendable {
    /// What is wrong and what to do, for people.
    package let detail: String
}

extension RequestTarget {
    /// What stands between the path's slashes, decoded: `/track/a%2Fb` gives `track` and `a/b`, `/track/` gives `track`
    /// and an empty one, `/` one empty one.
    ///
    /// Refused are escapes that are none, escaped NULs, bytes that are no UTF-8, and dot segments, escaped or not: a
    /// client resolves those before it sends (RFC 3986, 5.2.4).
    package func segments() throws(PathFault) -> [String] {
        try storage.withUnsafeBufferPointer { bytes throws(PathFault) in
            let path = bytes.view(pathRange)
            var segments: [String] = []
            var start = min(1, path.count)
            while true {
                var end = start
                while end < path.count, path[end] != Byte.slash { end += 1 }
                segments.append(try Self.decodedSegment(path.view(start..<end)))
                guard end < path.count else { return segments }
                start = end + 1
            }
        }
    }

    private static func decodedSegment(_ bytes: UnsafeBufferPointer<UInt8>) throws(PathFault) -> String {
        // Without an escape there is nothing but ASCII.
        let text = bytes.contains(Byte.percent) ? try unescaped(bytes) : bytes.text
        guard text != ".", text != ".." else {
            throw PathFault(
                detail: "The path has the segment \(BytesForPeople.quote(bytes)). Resolve \".\" and \"..\" before "
                    + "sending the request.")
        }
        return text
    }

    private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) throws(PathFault) -> String {
        let segment = { "The path's segment \(BytesForPeople.quote(bytes))" }
        guard let decoded = PercentDecoding.strict(bytes) else {
            throw PathFault(detail: "\(segment()) has a \"%\" without two hexadecimal digits. Write %25 for it.")
        }
        guard !decoded.contains(0) else {
            throw PathFault(detail: "\(segment()) escapes a NUL, which no name holds. Leave it out.")
        }
        let text = String(decoding: decoded, as: UTF8.self)
        // Decoding repairs what is no UTF-8; what was repaired has other bytes.
        guard text.utf8.elementsEqual(decoded) else {
            throw PathFault(detail: "\(segment()) is no UTF-8 once decoded. Percent-encode text as UTF-8.")
        }
        return text
    }

    /// The query's pairs, read as a form: `+` is a space, escapes are UTF-8. A piece without "=" has an empty value.
    /// An escape that is none stays as it is and bytes that are no UTF-8 become U+FFFD: whether that is a value is the
    /// parameter's own matter.
    package var queryItems: [(name: String, value: String)] {
        guard let queryRange else { return [] }
        return storage.withUnsafeBufferPointer { bytes in
            let query = bytes.view(queryRange)
            var items: [(name: String, value: String)] = []
            var start = 0
            while start < query.count {
                var end = start
                while end < query.count, query[end] != UInt8(ascii: "&") { end += 1 }
                if end > start { items.append(Self.queryItem(query.view(start..<end))) }
                start = end + 1
            }
            return items
        }
    }

    private static func queryItem(_ piece: UnsafeBufferPointer<UInt8>) -> (name: String, value: String) {
        let nameEnd = piece.firstIndex(of: Byte.equals) ?? piece.count
        let valueStart = min(nameEnd + 1, piece.count)
        return (
            String(decoding: PercentDecoding.form(piece.view(0..<nameEnd)), as: UTF8.self),
            String(decoding: PercentDecoding.form(piece.view(valueStart..<piece.count)), as: UTF8.self)
        )
    }
}
