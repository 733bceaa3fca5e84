import JSONText

/// The credits and rights printed with a track.
package struct LabelCopy: Sendable, Hashable {
    package var isrc: String?
    package var pLine: String?
    package var cLine: String?
    package var writers: [String]
    package var producers: [String]
    package var performers: [String]
    package var mixedBy: String?
    package var masteredBy: String?

    package init(
        isrc: String? = nil, pLine: String? = nil, cLine: String? = nil, writers: [String] = [],
        producers: [String] = [], performers: [String] = [], mixedBy: String? = nil, masteredBy: String? = nil
    ) {
        self.isrc = isrc
        self.pLine = pLine
        self.cLine = cLine
        self.writers = writers
        self.producers = producers
        self.performers = performers
        self.mixedBy = mixedBy
        self.masteredBy = masteredBy
    }
}

extension LabelCopy {
    init(from record: inout SeedRecord) {
        isrc = record.readIfPresent("isrc", .filledText(upTo: 32))
        pLine = record.readIfPresent("pLine", .filledText(upTo: 500))
        cLine = record.readIfPresent("cLine", .filledText(upTo: 500))
        writers = record.readListIfPresent("writers", of: .name)
        producers = record.readListIfPresent("producers", of: .name)
        performers = record.readListIfPresent("performers", of: .name)
        mixedBy = record.readIfPresent("mixedBy", .filledText(upTo: 500))
        masteredBy = record.readIfPresent("masteredBy", .filledText(upTo: 500))
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("isrc", isrc)
        record.write("pLine", pLine)
        record.write("cLine", cLine)
        record.write("writers", writers)
        record.write("producers", producers)
        record.write("performers", performers)
        record.write("mixedBy", mixedBy)
        record.write("masteredBy", masteredBy)
    }
}
