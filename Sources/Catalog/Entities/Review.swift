import JSONText

/// What somebody who may approve a track decided on one version of it.
package struct Review: Sendable, Hashable {
    package var id: String
    package var trackId: String
    /// The version that was judged, one of the track's own.
    package var fileId: String
    package var reviewerId: String
    package var decision: ReviewDecision
    package var note: String?
    package var createdAt: Instant

    package init(
        id: String, trackId: String, fileId: String, reviewerId: String, decision: ReviewDecision, note: String? = nil,
        createdAt: Instant
    ) {
        self.id = id
        self.trackId = trackId
        self.fileId = fileId
        self.reviewerId = reviewerId
        self.decision = decision
        self.note = note
        self.createdAt = createdAt
    }
}

package enum ReviewDecision: String, Sendable, CaseIterable {
    case approve, requestChanges
}

extension Review: CatalogEntity {
    static let collection = CatalogCollection.reviews

    init(from record: inout SeedRecord) {
        id = record.id()
        trackId = record.reference("trackId", to: .tracks)
        fileId = record.reference("fileId", to: .files)
        reviewerId = record.reference("reviewerId", to: .users)
        decision = record.read("decision", .anyCase)
        note = record.readIfPresent("note", .filledText(upTo: 10_000))
        createdAt = record.read("createdAt", .instant)
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("trackId", trackId)
        record.write("fileId", fileId)
        record.write("reviewerId", reviewerId)
        record.write("decision", decision)
        record.write("note", note)
        record.write("createdAt", createdAt)
    }

    mutating func shift(by shift: TimeShift) {
        createdAt.shift(by: shift)
    }
}
