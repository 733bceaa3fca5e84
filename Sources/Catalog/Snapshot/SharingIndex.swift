/// Who was given what, in the order in which it is listed. Newest-first lists put the later in its file first where two
/// were made at one instant.
struct SharingIndex: Sendable {
    /// The newest first.
    let grantsOfUser: Grouping
    /// By the instant, then by the user's id.
    let grantsOnResource: [ResourceID: [Int]]
    /// The newest first.
    let linksOnResource: [ResourceID: [Int]]
    let directGrants: [Grantee: Int]
    let activitiesNewestFirst: [Int]

    /// One user and one resource, which at most one grant connects.
    struct Grantee: Hashable {
        let userID: String
        let resource: ResourceID
    }

    init(_ contents: CatalogContents, _ offsets: OffsetsByID) {
        let (grants, links, activities) = (contents.grants, contents.links, contents.activities)
        grantsOfUser = Grouping(grants.map { offsets.users[$0.userId] }, groups: contents.users.count) {
            (grants[$0].grantedAt, $0) > (grants[$1].grantedAt, $1)
        }
        grantsOnResource = Dictionary(grouping: grants.indices) { grants[$0].subject }.mapValues { offsets in
            offsets.sorted { first, second in
                let (first, second) = (grants[first], grants[second])
                guard first.grantedAt == second.grantedAt else { return first.grantedAt < second.grantedAt }
                return first.userId.utf8.lexicographicallyPrecedes(second.userId.utf8)
            }
        }
        linksOnResource = Dictionary(grouping: links.indices) { links[$0].subject }.mapValues { offsets in
            offsets.sorted { (links[$0].createdAt, $0) > (links[$1].createdAt, $1) }
        }
        directGrants = Dictionary(
            grants.indices.map { (Grantee(userID: grants[$0].userId, resource: grants[$0].subject), $0) },
            uniquingKeysWith: { first, _ in first })
        activitiesNewestFirst = activities.indices.sorted {
            (activities[$0].at, $0) > (activities[$1].at, $1)
        }
    }
}
