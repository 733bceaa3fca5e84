extension ShareLink: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var onResource: LayeredIndex<LinksOnResource>
        private(set) var byToken: LayeredIndex<LinkByToken>

        init(_ links: [ShareLink]) {
            onResource = LayeredIndex(links)
            byToken = LayeredIndex(links)
        }

        mutating func update(_ change: RecordChange<ShareLink>, in links: LayeredArray<ShareLink>) {
            onResource.update(change, in: links)
            byToken.update(change, in: links)
        }
    }
}

/// The newest first; of those made at one instant the later in the file.
enum LinksOnResource: IndexDefinition {
    static func key(of link: ShareLink) -> ResourceID? { link.subject }
    static func isBefore(_ first: ShareLink, _ second: ShareLink) -> Bool { first.createdAt > second.createdAt }
    static let laterFirst = true
}

enum LinkByToken: IndexDefinition {
    static func key(of link: ShareLink) -> String? { link.token }
}
