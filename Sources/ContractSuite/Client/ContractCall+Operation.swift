import Catalog
import Foundation
import JSONText

extension ContractCall {
    /// The call of an operation about what its path names.
    /// - Parameters:
    ///   - ids: as many as the path has parameters.
    ///   - body: what else it says, as the document has it.
    /// - Returns: nothing where the operation names nothing in its path, or has no call.
    init?(_ operationID: String, about ids: [String], _ body: JSONValue? = nil) {
        guard let id = ids.first else { return nil }
        let other = ids.last ?? id
        switch operationID {
        case "getArtist": self = .getArtist(artistId: id)
        case "listProjectsOfArtist": self = .listProjectsOfArtist(artistId: id)
        case "getProject": self = .getProject(projectId: id)
        case "listTracksOfProject": self = .listTracksOfProject(projectId: id)
        case "getTrack": self = .getTrack(trackId: id)
        case "markTrackRead": self = .markTrackRead(trackId: id)
        case "listCommentsOfFile": self = .listCommentsOfFile(fileId: id)
        case "addComment":
            let atMs = body?["atMs"]?.integerValue.map(Int.init)
            self = .addComment(
                fileId: id, text: body.text("text"), atMs: atMs, parentId: body?["parentId"]?.stringValue)
        case "editComment":
            self = .editComment(
                commentId: id, text: body?["text"]?.stringValue, resolved: body?["resolved"]?.boolValue)
        case "deleteComment": self = .deleteComment(commentId: id)
        case "listReviewsOfTrack": self = .listReviewsOfTrack(trackId: id)
        case "reviewTrack":
            self = .reviewTrack(
                trackId: id, decision: body.text("decision"), fileId: body.text("fileId"),
                note: body?["note"]?.stringValue)
        case "listFilesOfTrack": self = .listFilesOfTrack(trackId: id)
        case "getFile": self = .getFile(fileId: id)
        case "getWaveform": self = .getWaveform(fileId: id, points: nil)
        case "listSectionsOfFile": self = .listSectionsOfFile(fileId: id)
        case "getArtwork": self = .getArtwork(artworkId: id)
        case "listArtistLinks": self = .listArtistLinks(artistId: id)
        case "listProjectLinks": self = .listProjectLinks(projectId: id)
        case "listTrackLinks": self = .listTrackLinks(trackId: id)
        case "createArtistLink":
            self = .createArtistLink(artistId: id, access: body.text("access"), expiresAt: body.date("expiresAt"))
        case "createProjectLink":
            self = .createProjectLink(projectId: id, access: body.text("access"), expiresAt: body.date("expiresAt"))
        case "createTrackLink":
            self = .createTrackLink(trackId: id, access: body.text("access"), expiresAt: body.date("expiresAt"))
        case "revokeLink": self = .revokeLink(linkId: id)
        case "openLink": self = .openLink(token: id)
        case "addArtistCollaborator":
            self = .addArtistCollaborator(artistId: id, userId: other, role: body.text("role"))
        case "addProjectCollaborator":
            self = .addProjectCollaborator(projectId: id, userId: other, role: body.text("role"))
        case "addTrackCollaborator":
            self = .addTrackCollaborator(trackId: id, userId: other, role: body.text("role"))
        case "changeArtistRole": self = .changeArtistRole(artistId: id, userId: other, role: body.text("role"))
        case "changeProjectRole": self = .changeProjectRole(projectId: id, userId: other, role: body.text("role"))
        case "changeTrackRole": self = .changeTrackRole(trackId: id, userId: other, role: body.text("role"))
        case "removeArtistCollaborator": self = .removeArtistCollaborator(artistId: id, userId: other)
        case "removeProjectCollaborator": self = .removeProjectCollaborator(projectId: id, userId: other)
        case "removeTrackCollaborator": self = .removeTrackCollaborator(trackId: id, userId: other)
        default: return nil
        }
    }

    /// The calls of an operation that is about the caller; none where it is about something else, or has no call.
    static func calls(_ operationID: String, by person: User) -> [ContractCall] {
        switch operationID {
        case "listArtists": [.listArtists]
        case "listFeed": [.listFeed(lens: nil), .listFeed(lens: "shared"), .listFeed(lens: "yours")]
        case "listSharedSpaces": [.listSharedSpaces]
        case "listSharedProjects": [.listSharedProjects]
        case "listSharedTracks": [.listSharedTracks]
        case "listRecents": [.listRecents]
        case "listSharedByMe": [.listSharedByMe]
        case "signIn": [.signIn(email: person.email, password: person.password)]
        case "getCurrentUser": [.getCurrentUser]
        default: []
        }
    }

    /// The same, about what has other ids.
    /// - Precondition: its path names as many things; an address is no path.
    func renamed(_ ids: [String]) -> ContractCall {
        guard let call = ContractCall(operationID, about: ids, form.body) else {
            preconditionFailure("\(operationID) names nothing in its path")
        }
        return call
    }
}

extension JSONValue? {
    fileprivate func text(_ key: String) -> String { self?[key]?.stringValue ?? "" }

    fileprivate func date(_ key: String) -> Date? {
        (self?[key]?.stringValue).flatMap(Instant.init(rfc3339:)).map {
            Date(timeIntervalSince1970: Double($0.secondsSinceEpoch))
        }
    }
}
