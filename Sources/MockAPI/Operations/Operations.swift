import Catalog
import Contract

/// What answers an operation: a pure function of the call and the catalogue.
package struct Handler: Sendable {
    package let operationId: String
    /// The path parameters that it reads; a document that names the operation must declare them.
    package let pathParameters: [String]
    /// Whether the answer is somebody's: then a token is needed, also where a document forgets to say so.
    package let needsCaller: Bool
    /// Such work is kept off the event loops.
    package let isSlow: Bool
    let work: Work

    enum Work: Sendable {
        case read(Read)
        case write(Writing)
    }

    typealias Read = @Sendable (Call, Snapshot) throws(Problem) -> Reply
    typealias Writing = @Sendable (Call, Snapshot, NewIDs) throws(Problem) -> Write

    var read: Read? {
        if case .read(let read) = work { read } else { nil }
    }

    /// What shows something. `isSlow` where that takes milliseconds.
    init(
        _ operationId: String, needs pathParameters: [String] = [], needsCaller: Bool = true, isSlow: Bool = false,
        _ read: @escaping Read
    ) {
        self.operationId = operationId
        self.pathParameters = pathParameters
        self.needsCaller = needsCaller
        self.isSlow = isSlow
        work = .read(read)
    }

    /// What changes something.
    init(_ operationId: String, needs pathParameters: [String] = [], writing: @escaping Writing) {
        self.operationId = operationId
        self.pathParameters = pathParameters
        needsCaller = true
        isSlow = false
        work = .write(writing)
    }
}

/// Every operation that Soundcheck computes; each stands in the file of its name. Others are answered by their example.
package enum Operations {
    static let handlersById = Dictionary(uniqueKeysWithValues: handlers.map { ($0.operationId, $0) })

    package static let handlers: [Handler] = [
        Handler("listArtists", listArtists),
        Handler("getArtist", needs: ["artistId"], getArtist),
        Handler("listProjectsOfArtist", needs: ["artistId"], listProjectsOfArtist),
        Handler("getProject", needs: ["projectId"], getProject),
        Handler("listTracksOfProject", needs: ["projectId"], listTracksOfProject),
        Handler("getTrack", needs: ["trackId"], getTrack),
        Handler("listFeed", listFeed),
        Handler("markTrackRead", needs: ["trackId"], writing: markTrackRead),
        Handler("listFilesOfTrack", needs: ["trackId"], listFilesOfTrack),
        Handler("getFile", needs: ["fileId"], getFile),
        Handler("getWaveform", needs: ["fileId"], isSlow: true, getWaveform),
        Handler("streamAudio", needs: ["fileId"], needsCaller: false, streamAudio),
        Handler("listCommentsOfFile", needs: ["fileId"], listCommentsOfFile),
        Handler("addComment", needs: ["fileId"], writing: addComment),
        Handler("editComment", needs: ["commentId"], writing: editComment),
        Handler("deleteComment", needs: ["commentId"], writing: deleteComment),
        Handler("listSectionsOfFile", needs: ["fileId"], listSectionsOfFile),
        Handler("reviewTrack", needs: ["trackId"], writing: reviewTrack),
        Handler("listReviewsOfTrack", needs: ["trackId"], listReviewsOfTrack),
        Handler("listSharedSpaces", listSharedSpaces),
        Handler("listSharedProjects", listSharedProjects),
        Handler("listSharedTracks", listSharedTracks),
        Handler("listRecents", listRecents),
        Handler("listArtistLinks", needs: ["artistId"], listArtistLinks),
        Handler("listProjectLinks", needs: ["projectId"], listProjectLinks),
        Handler("listTrackLinks", needs: ["trackId"], listTrackLinks),
        Handler("createArtistLink", needs: ["artistId"], writing: createArtistLink),
        Handler("createProjectLink", needs: ["projectId"], writing: createProjectLink),
        Handler("createTrackLink", needs: ["trackId"], writing: createTrackLink),
        Handler("revokeLink", needs: ["linkId"], writing: revokeLink),
        Handler("openLink", needs: ["linkToken"], needsCaller: false, openLink),
        Handler("addArtistCollaborator", needs: ["artistId", "userId"], writing: addArtistCollaborator),
        Handler("changeArtistRole", needs: ["artistId", "userId"], writing: changeArtistRole),
        Handler("removeArtistCollaborator", needs: ["artistId", "userId"], writing: removeArtistCollaborator),
        Handler("addProjectCollaborator", needs: ["projectId", "userId"], writing: addProjectCollaborator),
        Handler("changeProjectRole", needs: ["projectId", "userId"], writing: changeProjectRole),
        Handler("removeProjectCollaborator", needs: ["projectId", "userId"], writing: removeProjectCollaborator),
        Handler("addTrackCollaborator", needs: ["trackId", "userId"], writing: addTrackCollaborator),
        Handler("changeTrackRole", needs: ["trackId", "userId"], writing: changeTrackRole),
        Handler("removeTrackCollaborator", needs: ["trackId", "userId"], writing: removeTrackCollaborator),
        Handler("listSharedByMe", listSharedByMe),
        Handler("signIn", needsCaller: false, signIn),
        Handler("getCurrentUser", getCurrentUser),
        Handler("getArtwork", needs: ["artworkId"], needsCaller: false, isSlow: true, getArtwork),
    ]
}
