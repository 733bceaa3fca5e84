import JSONText

/// What an operation answers with one status (OpenAPI 3.1, section 4.8.17).
package struct Response: Sendable {
    package let description: String
    /// By the media type's essence.
    package let content: [String: MediaType]
    /// The first media type that is JSON, or else the first; nil for an answer without a body.
    package let preferredContent: MediaType?
    package let headers: [String: Header]
}

/// A field of a response (OpenAPI 3.1, section 4.8.21).
package struct Header: Sendable {
    package let isRequired: Bool
    package let description: String?
    package let schema: Schema?
    package let example: JSONValue?
}
