import JSONText

@testable import Catalog

/// Makes edits by chance, out of so few ids, names and instants that records meet, part, tie, dangle and come back.
struct EditSource {
    private var chance: SplitMix

    init(seed: UInt64) {
        chance = SplitMix(seed: seed)
    }

    static let ids = (0..<5).map(String.init)
    static let tokens = ["t0", "t1", "t2", "t3", "t4"]
    static let addresses = ["a@x.org", "A@x.org", "b@x.org", "c@x.org"]
    static let artworks = ["art0", "art1", "art2"]
    static let resources = ResourceKind.allCases.flatMap { kind in ids.map { ResourceID(kind: kind, id: $0) } }

    mutating func edits(_ count: Int) -> [CatalogEdit] {
        (0..<count).map { _ in edit() }
    }

    mutating func edit() -> CatalogEdit {
        let collection = any(CatalogCollection.allCases)
        return number(4) == 0 ? .remove(RecordID(collection: collection, id: id())) : .put(record(of: collection))
    }

    private mutating func record(of collection: CatalogCollection) -> CatalogRecord {
        switch collection {
        case .users:
            .user(
                User(
                    id: id(), name: name(), email: any(Self.addresses), password: "p", token: any(Self.tokens),
                    tokenExpiresAt: nil, about: "", avatarId: artwork()))
        case .artists:
            .space(
                ArtistSpace(
                    id: id(), ownerId: id(), name: name(), artworkId: artwork(), genre: nil, description: nil,
                    createdAt: instant(), updatedAt: instant()))
        case .projects:
            .project(
                Project(
                    id: id(), artistId: id(), name: name(), kind: .ep, artworkId: artwork(), description: nil,
                    releaseDate: nil, createdAt: instant(), updatedAt: instant()))
        case .tracks:
            .track(
                Track(
                    id: id(), projectId: id(), name: name(), position: number(3), durationMs: 0, label: nil,
                    state: .draft, artworkId: artwork(), labelCopy: LabelCopy(), createdAt: instant(),
                    updatedAt: instant()))
        case .files:
            .file(
                AudioFile(
                    id: id(), trackId: id(), version: number(3), name: name(), mimeType: "audio/wav", sizeBytes: 44,
                    durationMs: 0, uploadedById: id(), uploadedAt: instant()))
        case .comments:
            .comment(
                Comment(
                    id: id(), fileId: id(), authorId: id(), text: name(), atMs: nil, parentId: nil, resolved: false,
                    createdAt: instant(), updatedAt: instant()))
        case .sections:
            .section(Section(id: id(), fileId: id(), name: name(), startMs: number(3), endMs: 10))
        case .grants:
            .grant(
                Grant(
                    id: id(), userId: id(), role: any([.admin, .editor, .viewer]), subject: any(Self.resources),
                    grantedById: id(), grantedAt: instant()))
        case .links:
            .link(
                ShareLink(
                    id: id(), token: any(Self.tokens), subject: any(Self.resources), access: .listen,
                    createdById: id(), createdAt: instant(), expiresAt: number(2) == 0 ? nil : instant(),
                    revokedAt: number(3) == 0 ? instant() : nil))
        case .activities:
            .activity(
                Activity(
                    id: id(), kind: any([.approved, .shared]), actorId: id(), recipientId: nil, at: instant(),
                    subject: any(Self.resources), excerpt: nil))
        case .reviews:
            .review(
                Review(
                    id: id(), trackId: id(), fileId: id(), reviewerId: id(), decision: .approve, createdAt: instant()))
        case .reads:
            .read(ReadMark(id: id(), userId: id(), trackId: id(), readAt: instant()))
        }
    }

    private mutating func id() -> String { any(Self.ids) }
    private mutating func artwork() -> String? { number(2) == 0 ? nil : any(Self.artworks) }
    private mutating func instant() -> Instant { Instant(secondsSinceEpoch: Int64(number(3))) }

    /// Two are equal to Swift, and differ in their bytes.
    private mutating func name() -> String { any(["a", "B", "\u{E9}", "e\u{301}"]) }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &chance) }
    private mutating func any<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }
}
