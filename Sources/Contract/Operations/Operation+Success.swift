import JSONText

extension Operation {
    /// The answer of a call that went well, as the document shows it.
    package struct Success: Sendable {
        package let status: Int
        /// Nil for an answer without a body.
        package let content: MediaType?

        package var mediaType: String? { content?.name }
        package var example: JSONValue? { content?.example }
    }

    /// The lowest status from 200 to 299, in its preferred media type. Nil where the document lists none.
    package var success: Success? {
        if let status = responses.keys.filter({ $0 / 100 == 2 }).min() {
            return Success(status: status, content: responses[status]?.preferredContent)
        }
        return responseRanges[2].map { Success(status: 200, content: $0.preferredContent) }
    }
}
