import Catalog
import Contract

/// What answers an operation: a pure function of the call and the catalogue.
package struct Handler: Sendable {
    package let operationId: String
    /// The path parameters that it reads; a document that names the operation must declare them.
    package let pathParameters: [String]
    /// Whether the answer is somebody's: then a token is needed, also where a document forgets to say so.
    package let needsCaller: Bool
    /// Drawing takes milliseconds: such work is kept off the event loops.
    package let isSlow: Bool
    package let answer: @Sendable (Call, Snapshot) throws(Problem) -> Reply

    init(
        _ operationId: String, needs pathParameters: [String] = [], needsCaller: Bool = true, isSlow: Bool = false,
        _ answer: @escaping @Sendable (Call, Snapshot) throws(Problem) -> Reply
    ) {
        self.operationId = operationId
        self.pathParameters = pathParameters
        self.needsCaller = needsCaller
        self.isSlow = isSlow
        self.answer = answer
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
        Handler("listSharedSpaces", listSharedSpaces),
        Handler("listSharedProjects", listSharedProjects),
        Handler("listSharedTracks", listSharedTracks),
        Handler("listRecents", listRecents),
        Handler("listArtistLinks", needs: ["artistId"], listArtistLinks),
        Handler("listProjectLinks", needs: ["projectId"], listProjectLinks),
        Handler("listTrackLinks", needs: ["trackId"], listTrackLinks),
        Handler("listSharedByMe", listSharedByMe),
        Handler("signIn", needsCaller: false, signIn),
        Handler("getCurrentUser", getCurrentUser),
        Handler("getArtwork", needs: ["artworkId"], needsCaller: false, isSlow: true, getArtwork),
    ]
}
