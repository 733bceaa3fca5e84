import Catalog

extension Operations {
    /// `GET /file/track/{trackId}`: the versions of one track, newest first.
    static func listFilesOfTrack(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let track = try projection.track(call.text("trackId"), needs: .viewer)
        return .list(
            catalog.files(of: track.id), of: call,
            key: { .newestVersionFirst($0.version) }, write: projection.write)
    }
}
