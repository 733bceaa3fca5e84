import JSONText

/// A body in one media type (OpenAPI 3.1, section 4.8.14).
package struct MediaType: Sendable {
    /// As the document writes it, such as `application/json`.
    package let name: String
    package let schema: Schema?
    package let example: JSONValue?

    /// The name in lower case without parameters, by which media types are looked up.
    package var essence: String { Self.essence(of: name) }

    package static func essence(of name: String) -> String {
        let end = name.utf8.firstIndex(of: UInt8(ascii: ";")) ?? name.endIndex
        return name[..<end].lowercased().filter { $0 != " " && $0 != "\t" }
    }

    /// Whether bodies are JSON texts (RFC 6839 section 3.1).
    package var isJSON: Bool { Self.isJSON(name) }

    package static func isJSON(_ name: String) -> Bool {
        let essence = essence(of: name)
        return essence == "application/json" || essence.hasSuffix("+json")
    }
}
