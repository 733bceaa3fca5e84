import JSONText

/// The formats that are checked; others are annotations (JSON Schema 2020-12, Validation, section 7).
enum SchemaFormat: String, Sendable {
    case dateTime = "date-time"
    case date
    case email
    case uri
    case uriReference = "uri-reference"
    case uuid
    case int32
    case int64

    /// Whether the value has the format. A format says nothing of values of another type than its own.
    func holds(for value: JSONValue) -> Bool {
        switch self {
        case .int32: JSONNumber(value).map { $0.int64.flatMap(Int32.init(exactly:)) != nil } ?? true
        case .int64: JSONNumber(value).map { $0.int64 != nil } ?? true
        default: value.stringValue.map(holds) ?? true
        }
    }

    private func holds(for text: String) -> Bool {
        switch self {
        case .dateTime: Instant.isRFC3339DateTime(text)
        case .date: CalendarDate(rfc3339: text) != nil
        case .email: Self.isEmail(text)
        case .uri: URISyntax.isURI(text)
        case .uriReference: URISyntax.isReference(text)
        case .uuid: Self.isUUID(text)
        case .int32, .int64: true
        }
    }

    /// What a value of the format looks like, to follow "a string" or "an integer".
    var wording: String {
        switch self {
        case .dateTime: "that is a date and time such as 2026-06-07T09:30:00Z"
        case .date: "that is a date such as 2026-06-07"
        case .email: "that is an e-mail address"
        case .uri: "that is an absolute URI such as https://example.com/a"
        case .uriReference: "that is a URI or a relative reference such as /a"
        case .uuid: "that is a UUID such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
        case .int32: "of 32 bits"
        case .int64: "of 64 bits"
        }
    }

    /// A dot-atom, an at sign and a host name (RFC 5321 section 4.1.2, without quoted strings and address literals).
    private static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count <= 64 else { return false }
        let isLocal = parts[0].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
            !atom.isEmpty && atom.utf8.allSatisfy { $0.isLetterOrDigit || "!#$%&'*+-/=?^_`{|}~".utf8.contains($0) }
        }
        let isHost = parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.first != "-" && label.last != "-"
                && label.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
        }
        return isLocal && isHost
    }

    /// RFC 9562 section 4.
    private static func isUUID(_ text: String) -> Bool {
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.utf8.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.utf8.allSatisfy(\.isHexDigit) }
    }
}
