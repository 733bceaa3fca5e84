extension Grant: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var ofUser: LayeredIndex<GrantsOfUser>
        private(set) var onResource: LayeredIndex<GrantsOnResource>
        private(set) var byGrantee: LayeredIndex<GrantByGrantee>

        init(_ grants: [Grant]) {
            ofUser = LayeredIndex(grants)
            onResource = LayeredIndex(grants)
            byGrantee = LayeredIndex(grants)
        }

        mutating func update(_ change: RecordChange<Grant>, in grants: LayeredArray<Grant>) {
            ofUser.update(change, in: grants)
            onResource.update(change, in: grants)
            byGrantee.update(change, in: grants)
        }
    }
}

/// The newest first; of those made at one instant the later in the file.
enum GrantsOfUser: IndexDefinition {
    static func key(of grant: Grant) -> String? { grant.userId }
    static func isBefore(_ first: Grant, _ second: Grant) -> Bool { first.grantedAt > second.grantedAt }
    static let laterFirst = true
}

/// By the instant, then by the user's id.
enum GrantsOnResource: IndexDefinition {
    static func key(of grant: Grant) -> ResourceID? { grant.subject }

    static func isBefore(_ first: Grant, _ second: Grant) -> Bool {
        first.grantedAt == second.grantedAt
            ? first.userId.precedes(second.userId) : first.grantedAt < second.grantedAt
    }
}

/// One user and one resource, which at most one grant connects.
struct Grantee: Hashable {
    let userID: String
    let resource: ResourceID
}

enum GrantByGrantee: IndexDefinition {
    static func key(of grant: Grant) -> Grantee? { Grantee(userID: grant.userId, resource: grant.subject) }
}
