/// What an operation takes (OpenAPI 3.1, section 4.8.13).
package struct RequestBody: Sendable {
    package let isRequired: Bool
    package let description: String?
    /// By the media type's essence.
    package let content: [String: MediaType]
}
