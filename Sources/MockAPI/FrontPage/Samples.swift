import Catalog
import Contract
import JSONText

/// What calls of the contract's operations can be made with on this catalogue, all in the spaces of one caller.
struct Samples {
    /// The first person who owns a track, so that every operation has something to show; else the first of all.
    let caller: User?
    private let ids: [String: String]

    init(_ catalog: Snapshot) {
        let track = catalog.tracks.first
        let space = track.map { catalog.space(holding: .track($0.id)) } ?? catalog.spaces.first
        var ids: [String: String] = [:]
        ids["trackId"] = track?.id
        ids["projectId"] = track?.projectId
        ids["artistId"] = space?.id
        ids["artworkId"] = catalog.spaces.lazy.compactMap(\.artworkId).first
        self.ids = ids
        caller = space.flatMap { catalog.user(id: $0.ownerId) } ?? catalog.users.first
    }

    /// The operation's path with an id for each parameter, and the query that it requires; nothing where a value for one
    /// of them is not known.
    func target(for operation: Operation) -> String? {
        guard let path = path(for: operation) else { return nil }
        let required = operation.queryParameters.filter(\.isRequired)
        let query = required.compactMap { parameter in
            parameter.example?.parameterText.map { "\(parameter.name.percentEncoded)=\($0.percentEncoded)" }
        }
        guard query.count == required.count else { return nil }
        return query.isEmpty ? path : path + "?" + query.joined(separator: "&")
    }

    /// An id is one of the catalogue's own, or the document's example where the parameter names no kind that the
    /// catalogue knows.
    private func path(for operation: Operation) -> String? {
        var path = ""
        for segment in operation.path.segments {
            switch segment {
            case .literal(let text): path += "/" + text.percentEncoded
            case .parameter(let name):
                guard let id = Samples.known.contains(name) ? ids[name] : operation.exampleText(of: name) else {
                    return nil
                }
                path += "/" + id.percentEncoded
            }
        }
        return path
    }

    /// The fields that the operation requires, as far as the document has examples of them.
    func fields(for operation: Operation) -> [String] {
        operation.headerParameters.filter(\.isRequired).compactMap { parameter in
            parameter.example?.parameterText.map { "\(parameter.name): \($0)" }
        }
    }

    /// What the operation may be sent, as JSON: to sign in, the caller's own credentials; else the document's example.
    func body(for operation: Operation) -> JSONValue? {
        if operation.id == "signIn", let caller {
            return ["email": .string(caller.email), "password": .string(caller.password)]
        }
        return operation.requestBody?.content["application/json"]?.example
    }

    private static let known: Set = ["trackId", "projectId", "artistId", "artworkId"]
}

extension Operation {
    fileprivate func exampleText(of parameter: String) -> String? {
        pathParameters.first { $0.name == parameter }?.example?.parameterText
    }
}
