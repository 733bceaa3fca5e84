/// A grant and the space that it is in: what the index of all that is shared in a space goes by.
struct GrantPlace: IndexedEntity {
    /// The grant's.
    let id: String
    let subject: ResourceID
    let space: String?

    init(_ grant: Grant, at place: Place) {
        id = grant.id
        subject = grant.subject
        space = place.space
    }

    func shift(by shift: TimeShift) {}

    struct Indexes: TableIndexes {
        private(set) var inSpace: LayeredIndex<GrantsInSpace>

        init(_ grants: [GrantPlace]) {
            inSpace = LayeredIndex(grants)
        }

        mutating func update(_ change: RecordChange<GrantPlace>, in grants: LayeredArray<GrantPlace>) {
            inSpace.update(change, in: grants)
        }
    }
}

/// The resources of one kind in a space.
struct SharedKey: Hashable {
    let space: String
    let kind: ResourceKind
}

enum GrantsInSpace: IndexDefinition {
    static func key(of grant: GrantPlace) -> SharedKey? {
        grant.space.map { SharedKey(space: $0, kind: grant.subject.kind) }
    }
}
