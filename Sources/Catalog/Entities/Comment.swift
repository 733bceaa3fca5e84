import JSONText

/// What somebody said about a version, at a moment of it or about the whole.
package struct Comment: Sendable, Hashable {
    package var id: String
    package var fileId: String
    package var authorId: String
    package var text: String
    /// The moment in the file that is meant; nil is the whole file.
    package var atMs: Int?
    /// The comment that this one answers.
    package var parentId: String?
    package var resolved: Bool
    package var createdAt: Instant
    package var updatedAt: Instant

    package init(
        id: String, fileId: String, authorId: String, text: String, atMs: Int? = nil, parentId: String? = nil,
        resolved: Bool, createdAt: Instant, updatedAt: Instant
    ) {
        self.id = id
        self.fileId = fileId
        self.authorId = authorId
        self.text = text
        self.atMs = atMs
        self.parentId = parentId
        self.resolved = resolved
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

extension Comment: CatalogEntity {
    static let collection = CatalogCollection.comments

    init(from record: inout SeedRecord) {
        id = record.id()
        fileId = record.reference("fileId", to: .files)
        authorId = record.reference("authorId", to: .users)
        text = record.read("text", .filledText(upTo: 10_000))
        atMs = record.readIfPresent("atMs", .milliseconds)
        parentId = record.referenceIfPresent("parentId", to: .comments)
        resolved = record.read("resolved", .flag)
        createdAt = record.read("createdAt", .instant)
        updatedAt = record.read("updatedAt", .instant)
        record.expect(updatedAt, at: "updatedAt", notBefore: createdAt, at: "createdAt")
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("fileId", fileId)
        record.write("authorId", authorId)
        record.write("text", text)
        record.write("atMs", atMs)
        record.write("parentId", parentId)
        record.write("resolved", resolved)
        record.write("createdAt", createdAt)
        record.write("updatedAt", updatedAt)
    }

    mutating func shift(by shift: TimeShift) {
        createdAt.shift(by: shift)
        updatedAt.shift(by: shift)
    }
}
