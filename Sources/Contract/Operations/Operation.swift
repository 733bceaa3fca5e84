import JSONText

/// One operation of the document. It is a class only so that handing it on costs one reference and not one a property.
package final class Operation: Sendable {
    /// How far the backend has it (`x-status`).
    package enum Status: String, Sendable, CaseIterable {
        /// The backend has it. Taken for granted where the document does not say.
        case exists
        /// The backend has none yet.
        case proposed
        /// The backend must have it, but its path and shape are guessed.
        case assumed
    }

    /// Its `operationId`; its method and path where it has none.
    package let id: String
    /// Its place among the document's operations.
    package let index: Int
    /// In capitals.
    package let method: String
    package let path: PathTemplate
    package let notes: OperationNotes
    /// The path item's and its own, in the order of the document.
    package let parameters: [Parameter]
    /// In the order of the path.
    package let pathParameters: [Parameter]
    package let queryParameters: [Parameter]
    package let headerParameters: [Parameter]
    package let requestBody: RequestBody?
    /// By status.
    package let responses: [Int: Response]
    /// For a whole class of statuses (`4XX`), by its first digit.
    package let responseRanges: [Int: Response]
    package let defaultResponse: Response?
    package let requiresToken: Bool
    /// Nil where the document lists no status from 200 to 299.
    package let success: Success?
    /// Where it stands in the document.
    package let pointer: JSONPointer

    init(
        place: OperationPlace, id: String, index: Int, notes: OperationNotes, parameters: [Parameter],
        requestBody: RequestBody?, responses: ResponseTable, requiresToken: Bool
    ) {
        self.id = id
        self.index = index
        method = place.method
        path = place.path
        pointer = place.node.pointer
        self.notes = notes
        self.parameters = parameters
        pathParameters = path.parameterNames.compactMap { name in
            parameters.first { $0.location == .path && $0.name == name }
        }
        queryParameters = parameters.filter { $0.location == .query }
        headerParameters = parameters.filter { $0.location == .header }
        self.requestBody = requestBody
        self.responses = responses.exact
        responseRanges = responses.ranges
        defaultResponse = responses.fallback
        success = Success(responses)
        self.requiresToken = requiresToken
    }

    package func parameter(named name: String, in location: Parameter.Location) -> Parameter? {
        parameters.first { $0.isCalled(name, in: location) }
    }

    /// What the document says of a status: by itself, by its class, or by default.
    package func response(for status: Int) -> Response? {
        responses[status] ?? responseRanges[status / 100] ?? defaultResponse
    }
}
