import JSONText

/// How far somebody has read what others said on a track.
package struct ReadMark: Sendable, Hashable {
    package var id: String
    package var userId: String
    package var trackId: String
    /// What was said up to then is read.
    package var readAt: Instant
    /// The last comment that there was then, on any track: what was made at that very instant and after it is not read.
    package var lastCommentId: String?

    package init(id: String, userId: String, trackId: String, readAt: Instant, lastCommentId: String? = nil) {
        self.id = id
        self.userId = userId
        self.trackId = trackId
        self.readAt = readAt
        self.lastCommentId = lastCommentId
    }
}

extension ReadMark: CatalogEntity {
    static let collection = CatalogCollection.reads

    init(from record: inout SeedRecord) {
        id = record.id()
        userId = record.reference("userId", to: .users)
        trackId = record.reference("trackId", to: .tracks)
        readAt = record.read("readAt", .instant)
        // No reference: it may be deleted, and everybody's marks stay.
        lastCommentId = record.readIfPresent("lastCommentId", .id)
        record.claim(.readMark(user: userId, track: trackId), at: "trackId", "userId")
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("userId", userId)
        record.write("trackId", trackId)
        record.write("readAt", readAt)
        record.write("lastCommentId", lastCommentId)
    }

    mutating func shift(by shift: TimeShift) {
        readAt.shift(by: shift)
    }
}
