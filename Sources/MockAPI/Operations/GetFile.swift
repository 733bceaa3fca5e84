import Catalog

extension Operations {
    /// `GET /file/{fileId}`: one version of a track.
    static func getFile(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let file = try projection.file(call.text("fileId"), needs: .viewer)
        return .json { projection.write(file, into: &$0) }
    }
}
