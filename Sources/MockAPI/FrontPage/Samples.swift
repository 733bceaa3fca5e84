import Catalog
import Contract
import JSONText

/// What calls of the contract's operations can be made with on this catalogue, all in the spaces of one caller.
struct Samples {
    /// The first person who owns a track, so that every operation has something to show; else the first of all.
    let caller: User?
    private let catalog: Snapshot
    /// By the name of the parameter, or of the member of a body.
    private let values: [String: String]

    init(_ catalog: Snapshot) {
        let track = catalog.tracks.first { catalog.currentFile(of: $0.id) != nil } ?? catalog.tracks.first
        let space = track.map { catalog.space(holding: .track($0.id)) } ?? catalog.spaces.first
        let file = track.flatMap { catalog.currentFile(of: $0.id) }
        let links = catalog.links.filter { catalog.space(holding: $0.subject).ownerId == space?.ownerId }
        var values: [String: String] = [:]
        values["trackId"] = track?.id
        values["projectId"] = track?.projectId
        values["artistId"] = space?.id
        values["artworkId"] = catalog.spaces.lazy.compactMap(\.artworkId).first
        values["fileId"] = file?.id
        values["token"] = file.map { AudioFile.urlToken(of: $0.id) }
        values["commentId"] = file.flatMap { catalog.comments(on: $0.id).first?.id }
        values["linkId"] = links.last { $0.revokedAt == nil }?.id
        // Good for as long as the page is.
        values["linkToken"] = links.first { $0.revokedAt == nil && $0.expiresAt == nil }?.token
        self.values = values
        self.catalog = catalog
        caller = space.flatMap { catalog.user(id: $0.ownerId) } ?? catalog.users.first
    }

    /// The operation's path with an id for each parameter, and the query that it needs; nothing where a value for one of
    /// them is not known.
    func target(for operation: Operation) -> String? {
        let values = values(for: operation)
        guard let path = path(for: operation, with: values) else { return nil }
        let needed = operation.queryParameters.filter { $0.isRequired || values[$0.name] != nil }
        let query = needed.compactMap { parameter in
            (values[parameter.name] ?? parameter.example?.parameterText).map {
                "\(parameter.name.percentEncoded)=\($0.percentEncoded)"
            }
        }
        guard query.count == needed.count else { return nil }
        return query.isEmpty ? path : path + "?" + query.joined(separator: "&")
    }

    /// An id is one of the catalogue's own, or the document's example where the parameter names no kind that the
    /// catalogue knows.
    private func path(for operation: Operation, with values: [String: String]) -> String? {
        var path = ""
        for segment in operation.path.segments {
            switch segment {
            case .literal(let text): path += "/" + text.percentEncoded
            case .parameter(let name):
                guard let id = Samples.known.contains(name) ? values[name] : operation.exampleText(of: name) else {
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

    /// What the operation may be sent, as JSON: to sign in, the caller's own credentials; else the document's example,
    /// with ids of this catalogue.
    func body(for operation: Operation) -> JSONValue? {
        if operation.id == "signIn", let caller {
            return ["email": .string(caller.email), "password": .string(caller.password)]
        }
        let example = operation.requestBody?.content["application/json"]?.example
        guard case .object(var object)? = example else { return example }
        for key in object.keys where Samples.known.contains(key) {
            if let value = values[key] { object.set(key, .string(value)) }
        }
        return .object(object)
    }

    private static let known: Set = [
        "trackId", "projectId", "artistId", "artworkId", "fileId", "commentId", "linkId", "linkToken", "userId",
    ]
}

// MARK: - Sharing

extension Samples {
    /// Who is made a collaborator must be none yet, and who is changed or removed must be one.
    private func values(for operation: Operation) -> [String: String] {
        let names = operation.pathParameters.map(\.name)
        guard names.contains("userId"), let (name, kind) = Samples.shareable.first(where: { names.contains($0.name) })
        else { return values }
        var values = values
        if operation.method == "POST" {
            values["userId"] = values[name].flatMap { newcomer(to: ResourceID(kind: kind, id: $0))?.id }
        } else {
            let grant = catalog.grants.first {
                $0.subject.kind == kind && catalog.space(holding: $0.subject).ownerId == caller?.id
            }
            values["userId"] = grant?.userId
            values[name] = grant?.subject.id
        }
        return values
    }

    private static let shareable: [(name: String, kind: ResourceKind)] = [
        ("artistId", .space), ("projectId", .project), ("trackId", .track),
    ]

    private func newcomer(to resource: ResourceID) -> User? {
        catalog.users.last { $0.id != caller?.id && catalog.grant(to: $0.id, on: resource) == nil }
    }
}

extension Operation {
    fileprivate func exampleText(of parameter: String) -> String? {
        pathParameters.first { $0.name == parameter }?.example?.parameterText
    }
}
