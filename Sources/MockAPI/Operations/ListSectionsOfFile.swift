import Catalog

extension Operations {
    /// `GET /section/file/{fileId}`: the named stretches of one version, by their start.
    static func listSectionsOfFile(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let file = try projection.file(call.text("fileId"), needs: .viewer)
        return .list(
            catalog.sections(of: file.id), of: call,
            key: { .byStart($0.startMs, ordinal: catalog.ordinal(of: $0), id: $0.id) },
            find: catalog.section, write: projection.write)
    }
}
