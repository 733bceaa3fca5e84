import JSONText

/// A named stretch of a version: a verse, a chorus.
package struct Section: Sendable, Hashable {
    package var id: String
    package var fileId: String
    package var name: String
    package var startMs: Int
    package var endMs: Int

    package init(id: String, fileId: String, name: String, startMs: Int, endMs: Int) {
        self.id = id
        self.fileId = fileId
        self.name = name
        self.startMs = startMs
        self.endMs = endMs
    }
}

extension Section: CatalogEntity {
    static let collection = CatalogCollection.sections

    init(from record: inout SeedRecord) {
        id = record.id()
        fileId = record.reference("fileId", to: .files)
        name = record.read("name", .name)
        startMs = record.read("startMs", .milliseconds)
        endMs = record.read("endMs", .milliseconds)
        checkOrder(in: &record)
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("fileId", fileId)
        record.write("name", name)
        record.write("startMs", startMs)
        record.write("endMs", endMs)
    }

    private func checkOrder(in record: inout SeedRecord) {
        record.expect(endMs > startMs, at: "endMs", with: "startMs") {
            "the section ends at \(endMs) ms, but starts at \(startMs) ms; expected an end after the start"
        }
    }

    func shift(by shift: TimeShift) {}
}
