import JSONText

/// One version of a track's audio: 16-bit PCM, 44,100 Hz, mono, in a WAV file.
package struct AudioFile: Sendable, Hashable {
    package var id: String
    package var trackId: String
    /// The number of the version, from 1; a track's highest is its current file.
    package var version: Int
    package var name: String
    package var mimeType: String
    package var sizeBytes: Int
    package var durationMs: Int
    package var uploadedById: String
    package var uploadedAt: Instant

    package init(
        id: String, trackId: String, version: Int, name: String, mimeType: String, sizeBytes: Int, durationMs: Int,
        uploadedById: String, uploadedAt: Instant
    ) {
        self.id = id
        self.trackId = trackId
        self.version = version
        self.name = name
        self.mimeType = mimeType
        self.sizeBytes = sizeBytes
        self.durationMs = durationMs
        self.uploadedById = uploadedById
        self.uploadedAt = uploadedAt
    }

    /// The size of a file of `durationMs`: a header of 44 bytes and two bytes a sample.
    package static func sizeBytes(ofDurationMs durationMs: Int) -> Int {
        44 + 2 * (durationMs / 10 * 441 + durationMs % 10 * 441 / 10)
    }
}

extension AudioFile: CatalogEntity {
    static let collection = CatalogCollection.files

    init(from record: inout SeedRecord) {
        id = record.id()
        trackId = record.reference("trackId", to: .tracks)
        version = record.read("version", .integer(1...1_000_000))
        name = record.read("name", .name)
        mimeType = record.read("mimeType", .exactly("audio/wav"))
        sizeBytes = record.read("sizeBytes", .integer(0...(1 << 53) - 1))
        durationMs = record.read("durationMs", .milliseconds)
        uploadedById = record.reference("uploadedById", to: .users)
        uploadedAt = record.read("uploadedAt", .instant)
        record.claim(.version(version, track: trackId), at: "version", "trackId")
        checkSize(in: &record)
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("trackId", trackId)
        record.write("version", version)
        record.write("name", name)
        record.write("mimeType", mimeType)
        record.write("sizeBytes", sizeBytes)
        record.write("durationMs", durationMs)
        record.write("uploadedById", uploadedById)
        record.write("uploadedAt", uploadedAt)
    }

    private func checkSize(in record: inout SeedRecord) {
        let expected = Self.sizeBytes(ofDurationMs: durationMs)
        record.expect(sizeBytes == expected, at: "sizeBytes", with: "durationMs") {
            "expected \(expected) for \(durationMs) ms (44 + 2 bytes a sample at 44,100 Hz), found \(sizeBytes)"
        }
    }

    mutating func shift(by shift: TimeShift) {
        uploadedAt.shift(by: shift)
    }
}
