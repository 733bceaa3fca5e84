import Catalog

extension Operations {
    /// `GET /comment/file/{fileId}`: what was said of one version, oldest first, answers among the rest.
    static func listCommentsOfFile(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let file = try projection.file(call.text("fileId"), needs: .viewer)
        return .list(
            catalog.comments(on: file.id), of: call,
            key: { .oldestFirst($0.createdAt, ordinal: catalog.ordinal(of: $0), id: $0.id) },
            find: catalog.comment, write: projection.write)
    }
}
