import Catalog
import JSONText

/// The three lists of `SharedByMe`, each newest share first, then by id.
struct Outbound {
    let spaces: [Shared<ArtistSpace>]
    let projects: [Shared<Project>]
    let tracks: [Shared<Track>]

    /// A resource and how it is shared.
    struct Shared<Resource> {
        let resource: Resource
        let sharing: Sharing
    }

    var sharings: [Sharing] { spaces.map(\.sharing) + projects.map(\.sharing) + tracks.map(\.sharing) }
}

/// The grants and active links that share a resource: at least one of either.
struct Sharing {
    let id: ResourceID
    let grants: RecordList<Grant>
    let activeLinks: [ShareLink]
    /// The latest grant's or active link's instant.
    let lastSharedAt: Instant

    /// Nothing where the resource is not shared.
    init?(of id: ResourceID, in catalog: Snapshot, at now: Instant) {
        let grants = catalog.grants(on: id)
        let activeLinks = catalog.links(on: id).filter { $0.status(at: now) == .active }
        guard let last = (grants.map(\.grantedAt) + activeLinks.map(\.createdAt)).max() else { return nil }
        self.id = id
        self.grants = grants
        self.activeLinks = activeLinks
        lastSharedAt = last
    }

    fileprivate func precedes(_ other: Sharing) -> Bool {
        lastSharedAt == other.lastSharedAt
            ? id.id.utf8.lexicographicallyPrecedes(other.id.id.utf8)
            : lastSharedAt > other.lastSharedAt
    }
}

extension Projection {
    /// How resources of one kind are shared.
    func shared<Resource>(
        _ ids: [ResourceID], _ resource: (String) -> Resource?
    ) -> [Outbound.Shared<Resource>] {
        ids
            .compactMap { id in
                guard let resource = resource(id.id), let sharing = Sharing(of: id, in: catalog, at: call.now)
                else { return nil }
                return .init(resource: resource, sharing: sharing)
            }
            .sorted { $0.sharing.precedes($1.sharing) }
    }

    /// `SharedByMe`.
    func write(_ outbound: Outbound, into object: inout JSONObjectWriter) {
        object.array("spaces") { array in
            for entry in outbound.spaces { write(entry, into: &array) { write($0, into: &$1) } }
        }
        object.array("projects") { array in
            for entry in outbound.projects { write(entry, into: &array) { write($0, into: &$1) } }
        }
        object.array("tracks") { array in
            for entry in outbound.tracks { write(entry, into: &array) { write($0, into: &$1) } }
        }
        object.object("totals") { totals in
            let sharings = outbound.sharings
            totals.member("resources", sharings.count)
            totals.member("collaborators", Set(sharings.flatMap { $0.grants.map(\.userId) }).count)
            totals.member("activeLinks", sharings.reduce(0) { $0 + $1.activeLinks.count })
        }
    }

    private func write<Resource>(
        _ entry: Outbound.Shared<Resource>, into array: inout JSONArrayWriter,
        shape: (Resource, inout JSONObjectWriter) -> Void
    ) {
        array.object { object in
            shape(entry.resource, &object)
            writeCollaborators(on: entry.sharing.id, into: &object)
            object.array("links") { links in
                for link in entry.sharing.activeLinks { links.object { write(link, into: &$0) } }
            }
            object.member("lastSharedAt", entry.sharing.lastSharedAt)
        }
    }
}
