import JSONText

/// A song in a project. Its audio is kept as versions, see ``AudioFile``.
package struct Track: Sendable, Hashable {
    package var id: String
    package var projectId: String
    package var name: String
    /// Its place in the project, from 1.
    package var position: Int
    package var durationMs: Int
    package var label: String?
    package var state: TrackState
    package var artworkId: String?
    package var labelCopy: LabelCopy
    package var createdAt: Instant
    package var updatedAt: Instant

    package init(
        id: String, projectId: String, name: String, position: Int, durationMs: Int, label: String? = nil,
        state: TrackState, artworkId: String? = nil, labelCopy: LabelCopy, createdAt: Instant, updatedAt: Instant
    ) {
        self.id = id
        self.projectId = projectId
        self.name = name
        self.position = position
        self.durationMs = durationMs
        self.label = label
        self.state = state
        self.artworkId = artworkId
        self.labelCopy = labelCopy
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

package enum TrackState: String, Sendable, CaseIterable {
    case draft, inReview, changesRequested, approved
}

extension Track: CatalogEntity {
    static let collection = CatalogCollection.tracks

    init(from record: inout SeedRecord) {
        id = record.id()
        projectId = record.reference("projectId", to: .projects)
        name = record.read("name", .name)
        position = record.read("position", .integer(1...1_000_000))
        durationMs = record.read("durationMs", .milliseconds)
        label = record.readIfPresent("label", .text(upTo: 500))
        state = record.read("state", .anyCase)
        artworkId = record.readIfPresent("artworkId", .id)
        labelCopy = record.readRecordIfPresent("labelCopy", LabelCopy.init(from:)) ?? LabelCopy()
        createdAt = record.read("createdAt", .instant)
        updatedAt = record.read("updatedAt", .instant)
        record.claim(.position(position, project: projectId), at: "position", "projectId")
        record.expect(updatedAt, at: "updatedAt", notBefore: createdAt, at: "createdAt")
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("projectId", projectId)
        record.write("name", name)
        record.write("position", position)
        record.write("durationMs", durationMs)
        record.write("label", label)
        record.write("state", state)
        record.write("artworkId", artworkId)
        record.write("labelCopy") { labelCopy.write(to: &$0) }
        record.write("createdAt", createdAt)
        record.write("updatedAt", updatedAt)
    }

    mutating func shift(by shift: TimeShift) {
        createdAt.shift(by: shift)
        updatedAt.shift(by: shift)
    }
}
