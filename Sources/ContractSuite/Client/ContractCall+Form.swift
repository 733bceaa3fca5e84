import Catalog
import Foundation
import JSONText

extension ContractCall {
    /// What a call is made of.
    struct Form: Sendable {
        /// The `operationId` that it is named after.
        let operationID: String
        /// What its path names, in the path's order.
        let names: [Name]
        /// The role that it takes on the first of these; nothing where no role is asked for.
        var needs: Role?
        var query: [(name: String, value: String)] = []
        var body: JSONValue?
    }

    /// A thing that a path names.
    enum Name: Sendable, Hashable {
        case resource(ResourceID)
        case comment(String)
        case link(String)
        /// By the last part of its URL.
        case linkToken(String)
        case user(String)
        case artwork(String)

        var id: String {
            switch self {
            case .resource(let resource): resource.id
            case .comment(let id), .link(let id), .linkToken(let id), .user(let id), .artwork(let id): id
            }
        }

        static func space(_ id: String) -> Name { .resource(.space(id)) }
        static func project(_ id: String) -> Name { .resource(.project(id)) }
        static func track(_ id: String) -> Name { .resource(.track(id)) }
        static func file(_ id: String) -> Name { .resource(.file(id)) }
    }

    /// The form; that of the list for ``everyPage(of:limit:)``.
    var form: Form {
        switch self {
        case .listArtists: .own("listArtists")
        case .getArtist(let id): .read("getArtist", .space(id))
        case .listProjectsOfArtist(let id): .read("listProjectsOfArtist", .space(id))
        case .getProject(let id): .read("getProject", .project(id))
        case .listTracksOfProject(let id): .read("listTracksOfProject", .project(id))
        case .getTrack(let id): .read("getTrack", .track(id))

        case .listFeed(let lens):
            Form(operationID: "listFeed", names: [], query: lens.map { [("lens", $0)] } ?? [])
        case .markTrackRead(let id): .write("markTrackRead", .track(id), needs: .viewer)
        case .listCommentsOfFile(let id): .read("listCommentsOfFile", .file(id))
        case .addComment(let id, let text, let atMs, let parentId):
            .write(
                "addComment", .file(id), needs: .editor,
                [("text", .string(text)), ("atMs", atMs?.json), ("parentId", parentId?.json)])
        case .editComment(let id, let text, let resolved):
            .write(
                "editComment", .comment(id), needs: .editor,
                [("text", text?.json), ("resolved", resolved.map { .bool($0) })])
        case .deleteComment(let id): .write("deleteComment", .comment(id), needs: .editor)
        case .listReviewsOfTrack(let id): .read("listReviewsOfTrack", .track(id))
        case .reviewTrack(let id, let decision, let fileId, let note):
            .write(
                "reviewTrack", .track(id), needs: .admin,
                [("decision", .string(decision)), ("fileId", .string(fileId)), ("note", note?.json)])

        case .listFilesOfTrack(let id): .read("listFilesOfTrack", .track(id))
        case .getFile(let id): .read("getFile", .file(id))
        case .getWaveform(let id, let points):
            Form(
                operationID: "getWaveform", names: [.file(id)], needs: .viewer,
                query: points.map { [("points", "\($0)")] } ?? [])
        case .listSectionsOfFile(let id): .read("listSectionsOfFile", .file(id))
        case .streamAudio(let url, _): .audio(at: url)
        case .getArtwork(let id): Form(operationID: "getArtwork", names: [.artwork(id)])

        case .listSharedSpaces: .own("listSharedSpaces")
        case .listSharedProjects: .own("listSharedProjects")
        case .listSharedTracks: .own("listSharedTracks")
        case .listRecents: .own("listRecents")
        case .listSharedByMe: .own("listSharedByMe")
        case .listArtistLinks(let id): .read("listArtistLinks", .space(id), needs: .admin)
        case .listProjectLinks(let id): .read("listProjectLinks", .project(id), needs: .admin)
        case .listTrackLinks(let id): .read("listTrackLinks", .track(id), needs: .admin)
        case .createArtistLink(let id, let access, let end): .newLink("createArtistLink", to: .space(id), access, end)
        case .createProjectLink(let id, let access, let end):
            .newLink("createProjectLink", to: .project(id), access, end)
        case .createTrackLink(let id, let access, let end): .newLink("createTrackLink", to: .track(id), access, end)
        case .revokeLink(let id): .write("revokeLink", .link(id), needs: .admin)
        case .openLink(let token): Form(operationID: "openLink", names: [.linkToken(token)])
        case .addArtistCollaborator(let id, let user, let role):
            .role("addArtistCollaborator", of: user, on: .space(id), role)
        case .addProjectCollaborator(let id, let user, let role):
            .role("addProjectCollaborator", of: user, on: .project(id), role)
        case .addTrackCollaborator(let id, let user, let role):
            .role("addTrackCollaborator", of: user, on: .track(id), role)
        case .changeArtistRole(let id, let user, let role): .role("changeArtistRole", of: user, on: .space(id), role)
        case .changeProjectRole(let id, let user, let role):
            .role("changeProjectRole", of: user, on: .project(id), role)
        case .changeTrackRole(let id, let user, let role): .role("changeTrackRole", of: user, on: .track(id), role)
        case .removeArtistCollaborator(let id, let user): .role("removeArtistCollaborator", of: user, on: .space(id))
        case .removeProjectCollaborator(let id, let user):
            .role("removeProjectCollaborator", of: user, on: .project(id))
        case .removeTrackCollaborator(let id, let user): .role("removeTrackCollaborator", of: user, on: .track(id))

        case .signIn(let email, let password):
            Form(
                operationID: "signIn", names: [], body: ["email": .string(email), "password": .string(password)])
        case .getCurrentUser: .own("getCurrentUser")
        case .everyPage(let list, _): list.form
        }
    }
}

// MARK: - The forms that there are

extension ContractCall.Form {
    /// What is about the caller.
    fileprivate static func own(_ operationID: String) -> Self { Self(operationID: operationID, names: []) }

    fileprivate static func read(_ operationID: String, _ name: ContractCall.Name, needs role: Role = .viewer) -> Self {
        Self(operationID: operationID, names: [name], needs: role)
    }

    /// - Parameter members: those of the body; those without a value are left out.
    fileprivate static func write(
        _ operationID: String, _ names: ContractCall.Name..., needs role: Role, _ members: [(String, JSONValue?)] = []
    ) -> Self {
        let given = members.compactMap { member in member.1.map { (member.0, $0) } }
        return Self(
            operationID: operationID, names: names, needs: role,
            body: members.isEmpty ? nil : .object(JSONObject(given)))
    }

    fileprivate static func newLink(
        _ operationID: String, to name: ContractCall.Name, _ access: String, _ end: Date?
    ) -> Self {
        .write(
            operationID, name, needs: .admin,
            [("access", .string(access)), ("expiresAt", end.map { .string(Instant($0).description) })])
    }

    fileprivate static func role(
        _ operationID: String, of user: String, on name: ContractCall.Name, _ role: String? = nil
    ) -> Self {
        .write(operationID, name, .user(user), needs: .admin, role.map { [("role", .string($0))] } ?? [])
    }

    /// The file is the last part of the path.
    fileprivate static func audio(at url: URL) -> Self {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return Self(
            operationID: "streamAudio", names: [.file(url.lastPathComponent)],
            query: items.map { ($0.name, $0.value ?? "") })
    }
}

extension Int {
    fileprivate var json: JSONValue { .integer(Int64(self)) }
}

extension String {
    fileprivate var json: JSONValue { .string(self) }
}

extension Instant {
    /// Parts of a second are left out.
    fileprivate init(_ date: Date) { self.init(secondsSinceEpoch: Int64(date.timeIntervalSince1970.rounded(.down))) }
}
