extension ReadMark: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var byReader: LayeredIndex<ReadMarkByReader>
        private(set) var onTrack: LayeredIndex<ReadMarksOnTrack>

        init(_ marks: [ReadMark]) {
            byReader = LayeredIndex(marks)
            onTrack = LayeredIndex(marks)
        }

        mutating func update(_ change: RecordChange<ReadMark>, in marks: LayeredArray<ReadMark>) {
            byReader.update(change, in: marks)
            onTrack.update(change, in: marks)
        }
    }
}

/// One user and one track, which at most one mark connects.
struct Reader: Hashable {
    let userID: String
    let trackID: String
}

enum ReadMarkByReader: IndexDefinition {
    static func key(of mark: ReadMark) -> Reader? { Reader(userID: mark.userId, trackID: mark.trackId) }
}

enum ReadMarksOnTrack: IndexDefinition {
    static func key(of mark: ReadMark) -> String? { mark.trackId }
}
