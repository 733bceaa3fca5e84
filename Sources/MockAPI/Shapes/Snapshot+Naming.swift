import Catalog

/// What the shapes ask of any resource, whatever its kind.
extension Snapshot {
    func name(of resource: ResourceID) -> String? {
        switch resource.kind {
        case .space: space(id: resource.id)?.name
        case .project: project(id: resource.id)?.name
        case .track: track(id: resource.id)?.name
        case .file: file(id: resource.id)?.name
        }
    }

    /// How people call a resource: `the project "Night Bloom"`.
    func phrase(for resource: ResourceID) -> String {
        "the \(resource.kind.rawValue) \"\(name(of: resource) ?? resource.id)\""
    }

    /// What has the id, if anything.
    func kind(of id: String) -> ResourceKind? {
        ResourceKind.allCases.first { exists(ResourceID(kind: $0, id: id)) }
    }

    /// A file is shown with its track's artwork.
    func artworkId(of resource: ResourceID) -> String? {
        switch resource.kind {
        case .space: space(id: resource.id)?.artworkId
        case .project: project(id: resource.id)?.artworkId
        case .track: track(id: resource.id)?.artworkId
        case .file: parent(of: resource).flatMap(artworkId)
        }
    }

    /// The resource itself and what holds it, upwards.
    func lineage(of resource: ResourceID) -> [ResourceID] {
        var lineage = [resource]
        while let parent = parent(of: lineage[lineage.count - 1]) { lineage.append(parent) }
        return lineage
    }
}
