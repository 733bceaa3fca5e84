import Catalog

extension ContractCall {
    /// The call of an operation about the thing of an id.
    /// - Returns: nothing where the operation names none in its path, or has no call.
    init?(_ operationID: String, about id: String) {
        switch operationID {
        case "getArtist": self = .getArtist(artistId: id)
        case "listProjectsOfArtist": self = .listProjectsOfArtist(artistId: id)
        case "getProject": self = .getProject(projectId: id)
        case "listTracksOfProject": self = .listTracksOfProject(projectId: id)
        case "getTrack": self = .getTrack(trackId: id)
        case "listArtistLinks": self = .listArtistLinks(artistId: id)
        case "listProjectLinks": self = .listProjectLinks(projectId: id)
        case "listTrackLinks": self = .listTrackLinks(trackId: id)
        case "getArtwork": self = .getArtwork(artworkId: id)
        default: return nil
        }
    }

    /// The call of an operation that is about the caller.
    /// - Returns: nothing where the operation is about something else, or has no call.
    init?(_ operationID: String, by person: User) {
        switch operationID {
        case "listArtists": self = .listArtists
        case "listSharedSpaces": self = .listSharedSpaces
        case "listSharedProjects": self = .listSharedProjects
        case "listSharedTracks": self = .listSharedTracks
        case "listRecents": self = .listRecents
        case "listSharedByMe": self = .listSharedByMe
        case "signIn": self = .signIn(email: person.email, password: person.password)
        case "getCurrentUser": self = .getCurrentUser
        default: return nil
        }
    }
}
