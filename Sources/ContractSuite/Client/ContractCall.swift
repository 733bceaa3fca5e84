/// One thing that a client is asked to do, named after the document's operation.
///
/// Later versions may have more of them: let a `switch` end in `default: .unsupported`.
public enum ContractCall: Sendable, Hashable {
    case listArtists
    case getArtist(artistId: String)
    case listProjectsOfArtist(artistId: String)
    case getProject(projectId: String)
    case listTracksOfProject(projectId: String)
    case getTrack(trackId: String)
    case listSharedSpaces
    case listSharedProjects
    case listSharedTracks
    case listRecents
    case listArtistLinks(artistId: String)
    case listProjectLinks(projectId: String)
    case listTrackLinks(trackId: String)
    case listSharedByMe
    case signIn(email: String, password: String)
    case getCurrentUser
    case getArtwork(artworkId: String)
    /// All items of a list, fetched in pages of so many at the most, by `limit` and the answers' `Link`. The answer is the
    /// whole list.
    indirect case everyPage(of: ContractCall, limit: Int)
}
