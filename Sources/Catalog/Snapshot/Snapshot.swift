/// The whole catalogue at one moment: immutable, and checked, so that every reference in it leads to something.
///
/// A query takes time in proportion to its answer. An id that nothing has is answered with nil or an empty list.
package final class Snapshot: Sendable {
    private let contents: CatalogContents
    let offsets: OffsetsByID
    let hierarchy: HierarchyIndex
    let sharing: SharingIndex
    private let artworkIDs: Set<String>

    init(_ contents: CatalogContents) {
        offsets = OffsetsByID(contents)
        var contents = contents
        contents.shareIDs(offsets)
        self.contents = contents
        hierarchy = HierarchyIndex(contents, offsets)
        sharing = SharingIndex(contents, offsets)
        artworkIDs = Set(
            contents.users.compactMap(\.avatarId) + contents.spaces.compactMap(\.artworkId)
                + contents.projects.compactMap(\.artworkId) + contents.tracks.compactMap(\.artworkId))
    }

    /// The same catalogue at another time: every instant is `seconds` later, the scenario's now too, and release dates
    /// move with the scenario's day.
    package func shifted(by seconds: Int64) -> Snapshot {
        Snapshot(self, shiftedBy: TimeShift(seconds, from: scenario.now))
    }

    /// Moving all instants by one amount changes no order, so that the indexes stay as they are.
    private init(_ base: Snapshot, shiftedBy shift: TimeShift) {
        var contents = base.contents
        contents.shift(by: shift)
        self.contents = contents
        offsets = base.offsets
        hierarchy = base.hierarchy
        sharing = base.sharing
        artworkIDs = base.artworkIDs
    }

    package var scenario: Scenario { contents.scenario }
    package var users: [User] { contents.users }
    package var spaces: [ArtistSpace] { contents.spaces }
    package var projects: [Project] { contents.projects }
    package var tracks: [Track] { contents.tracks }
    package var files: [AudioFile] { contents.files }
    package var comments: [Comment] { contents.comments }
    package var sections: [Section] { contents.sections }
    package var grants: [Grant] { contents.grants }
    package var links: [ShareLink] { contents.links }
    package var activities: [Activity] { contents.activities }

    /// How many there are of each kind, in the order of ``CatalogCollection``.
    package var counts: [(collection: String, count: Int)] {
        CatalogCollection.allCases.map { ($0.rawValue, count(of: $0)) }
    }

    private func count(of collection: CatalogCollection) -> Int {
        switch collection {
        case .users: users.count
        case .artists: spaces.count
        case .projects: projects.count
        case .tracks: tracks.count
        case .files: files.count
        case .comments: comments.count
        case .sections: sections.count
        case .grants: grants.count
        case .links: links.count
        case .activities: activities.count
        }
    }

    /// Whether some user, space, project or track refers to the artwork.
    package func isKnownArtwork(_ id: String) -> Bool {
        artworkIDs.contains(id)
    }
}
