import Catalog
import Contract
import HTTPWire
import JSONText
import MockAPI

/// What a call is in the document, and as a request.
extension ContractCall {
    /// The `operationId` that it is named after; that of the list for ``everyPage(of:limit:)``.
    var operationID: String {
        switch self {
        case .listArtists: "listArtists"
        case .getArtist: "getArtist"
        case .listProjectsOfArtist: "listProjectsOfArtist"
        case .getProject: "getProject"
        case .listTracksOfProject: "listTracksOfProject"
        case .getTrack: "getTrack"
        case .listSharedSpaces: "listSharedSpaces"
        case .listSharedProjects: "listSharedProjects"
        case .listSharedTracks: "listSharedTracks"
        case .listRecents: "listRecents"
        case .listArtistLinks: "listArtistLinks"
        case .listProjectLinks: "listProjectLinks"
        case .listTrackLinks: "listTrackLinks"
        case .listSharedByMe: "listSharedByMe"
        case .signIn: "signIn"
        case .getCurrentUser: "getCurrentUser"
        case .getArtwork: "getArtwork"
        case .everyPage(let list, _): list.operationID
        }
    }

    /// What the call's path names.
    enum Subject: Sendable, Hashable {
        /// Readable from a role upwards.
        case resource(ResourceID, needs: Role)
        /// Public.
        case artwork(String)

        var id: String {
            switch self {
            case .resource(let resource, _): resource.id
            case .artwork(let id): id
            }
        }
    }

    /// Nothing for a call that is about the caller.
    var subject: Subject? {
        switch self {
        case .getArtist(let id), .listProjectsOfArtist(let id): .resource(.space(id), needs: .viewer)
        case .getProject(let id), .listTracksOfProject(let id): .resource(.project(id), needs: .viewer)
        case .getTrack(let id): .resource(.track(id), needs: .viewer)
        case .listArtistLinks(let id): .resource(.space(id), needs: .admin)
        case .listProjectLinks(let id): .resource(.project(id), needs: .admin)
        case .listTrackLinks(let id): .resource(.track(id), needs: .admin)
        case .getArtwork(let id): .artwork(id)
        case .everyPage(let list, _): list.subject
        case .listArtists, .listSharedSpaces, .listSharedProjects, .listSharedTracks, .listRecents, .listSharedByMe,
            .signIn, .getCurrentUser:
            nil
        }
    }

    /// The method, the path with its query, and the JSON of the body, as the document has them.
    struct Request: Sendable {
        let method: String
        /// Percent-encoded.
        let path: String
        let body: JSONValue?
    }

    /// - Precondition: the document has it, as the bundled one does.
    func operation(of contract: ContractDocument) -> Operation {
        guard let operation = contract.operations.first(where: { $0.id == operationID }) else {
            preconditionFailure("The document has no operation \(operationID)")
        }
        return operation
    }

    func request(by contract: ContractDocument) -> Request {
        let operation = operation(of: contract)
        // Each path names one thing at the most.
        let path = operation.path.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text.percentEncoded
            case .parameter: "/" + (subject?.id ?? "").percentEncoded
            }
        }
        return Request(method: operation.method, path: path.joined() + query, body: body)
    }

    /// All items of a list come in one page that is large enough.
    private var query: String {
        if case .everyPage = self { "?limit=200" } else { "" }
    }

    private var body: JSONValue? {
        if case .signIn(let email, let password) = self {
            ["email": .string(email), "password": .string(password)]
        } else {
            nil
        }
    }
}
