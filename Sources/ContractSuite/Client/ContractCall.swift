import Foundation

/// One thing that a client is asked to do, named after the document's operation.
///
/// Roles, accesses, decisions and lenses are texts as the document spells them. What is nil the client need not send.
///
/// Later versions may have more of them: let a `switch` end in `default: .unsupported`.
public enum ContractCall: Sendable, Hashable {
    // Browsing.
    case listArtists
    case getArtist(artistId: String)
    case listProjectsOfArtist(artistId: String)
    case getProject(projectId: String)
    case listTracksOfProject(projectId: String)
    case getTrack(trackId: String)

    // The review loop.
    /// - Parameter lens: `recent`, `shared` or `yours`.
    case listFeed(lens: String?)
    case markTrackRead(trackId: String)
    case listCommentsOfFile(fileId: String)
    /// - Parameters:
    ///   - atMs: the moment of the file that is meant; nil is the whole of it.
    ///   - parentId: the comment that it answers.
    case addComment(fileId: String, text: String, atMs: Int?, parentId: String?)
    case editComment(commentId: String, text: String?, resolved: Bool?)
    /// Nothing comes back: ``ContractAnswer/done``.
    case deleteComment(commentId: String)
    case listReviewsOfTrack(trackId: String)
    /// - Parameters:
    ///   - decision: `approve` or `requestChanges`.
    ///   - fileId: the version that was judged.
    case reviewTrack(trackId: String, decision: String, fileId: String, note: String?)

    // Media.
    case listFilesOfTrack(trackId: String)
    case getFile(fileId: String)
    case getWaveform(fileId: String, points: Int?)
    case listSectionsOfFile(fileId: String)
    /// The bytes of a sound, as a player asks for them: with `Range` where not all are meant. The answer is
    /// ``ContractAnswer/bytes(_:)``.
    /// - Parameters:
    ///   - url: a file's `audioUrl`, to be opened as it is.
    ///   - range: the first byte and the last.
    case streamAudio(url: URL, range: ClosedRange<Int>?)
    case getArtwork(artworkId: String)

    // Sharing.
    case listSharedSpaces
    case listSharedProjects
    case listSharedTracks
    case listRecents
    case listSharedByMe
    case listArtistLinks(artistId: String)
    case listProjectLinks(projectId: String)
    case listTrackLinks(trackId: String)
    /// - Parameter access: `listen`, `download` or `comment`.
    case createArtistLink(artistId: String, access: String, expiresAt: Date?)
    /// - Parameter access: `listen`, `download` or `comment`.
    case createProjectLink(projectId: String, access: String, expiresAt: Date?)
    /// - Parameter access: `listen`, `download` or `comment`.
    case createTrackLink(trackId: String, access: String, expiresAt: Date?)
    case revokeLink(linkId: String)
    /// What whoever has a link may see.
    /// - Parameter token: the last part of the link's URL.
    case openLink(token: String)
    /// - Parameter role: `admin`, `editor` or `viewer`.
    case addArtistCollaborator(artistId: String, userId: String, role: String)
    /// - Parameter role: `admin`, `editor` or `viewer`.
    case addProjectCollaborator(projectId: String, userId: String, role: String)
    /// - Parameter role: `admin`, `editor` or `viewer`.
    case addTrackCollaborator(trackId: String, userId: String, role: String)
    /// - Parameter role: `admin`, `editor` or `viewer`.
    case changeArtistRole(artistId: String, userId: String, role: String)
    /// - Parameter role: `admin`, `editor` or `viewer`.
    case changeProjectRole(projectId: String, userId: String, role: String)
    /// - Parameter role: `admin`, `editor` or `viewer`.
    case changeTrackRole(trackId: String, userId: String, role: String)
    /// Nothing comes back: ``ContractAnswer/done``.
    case removeArtistCollaborator(artistId: String, userId: String)
    /// Nothing comes back: ``ContractAnswer/done``.
    case removeProjectCollaborator(projectId: String, userId: String)
    /// Nothing comes back: ``ContractAnswer/done``.
    case removeTrackCollaborator(trackId: String, userId: String)

    // The session.
    case signIn(email: String, password: String)
    case getCurrentUser

    /// All items of a list, fetched in pages of so many at the most, by `limit` and the answers' `Link`. The answer is the
    /// whole list.
    indirect case everyPage(of: ContractCall, limit: Int)
}
