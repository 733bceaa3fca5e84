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
    package let summary: String?
    package let description: String?
    package let tags: [String]
    package let status: Status
    /// The screens that need it are not planned now (`x-parked`).
    package let isParked: Bool
    /// What was decided where the specification is open (`x-decision`).
    package let decision: String?
    /// The path item's and its own, in the order of the document.
    package let parameters: [Parameter]
    /// In the order of the path.
    package let pathParameters: [Parameter]
    package let queryParameters: [Parameter]
    package let headerParameters: [Parameter]
    package let cookieParameters: [Parameter]
    package let requestBody: RequestBody?
    /// By status.
    package let responses: [Int: Response]
    /// For a whole class of statuses (`4XX`), by its first digit.
    package let responseRanges: [Int: Response]
    package let defaultResponse: Response?
    package let requiresToken: Bool
    /// Where it stands in the document.
    package let pointer: JSONPointer

    init(_ place: OperationPlace, index: Int, reader: DocumentReader) {
        let node = place.node
        id = reader.string(node["operationId"]) ?? "\(place.method) \(place.path)"
        self.index = index
        method = place.method
        path = place.path
        summary = reader.string(node["summary"])
        description = reader.string(node["description"])
        tags = node["tags"]?.elements.compactMap { reader.string($0) } ?? []
        status = reader.status(node["x-status"])
        isParked = reader.flag(node["x-parked"])
        decision = reader.string(node["x-decision"])
        let parameters = reader.parameters(of: place)
        self.parameters = parameters
        pathParameters = path.parameterNames.compactMap { name in parameters.first { $0.isCalled(name, in: .path) } }
        queryParameters = parameters.filter { $0.location == .query }
        headerParameters = parameters.filter { $0.location == .header }
        cookieParameters = parameters.filter { $0.location == .cookie }
        requestBody = reader.requestBody(node["requestBody"])
        (responses, responseRanges, defaultResponse) = reader.responses(of: node)
        requiresToken = reader.requiresToken(node)
        pointer = node.pointer
    }

    package func parameter(named name: String, in location: Parameter.Location) -> Parameter? {
        parameters.first { $0.isCalled(name, in: location) }
    }

    /// What the document says of a status: by itself, by its class, or by default.
    package func response(for status: Int) -> Response? {
        responses[status] ?? responseRanges[status / 100] ?? defaultResponse
    }
}
