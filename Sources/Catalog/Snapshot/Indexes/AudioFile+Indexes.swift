extension AudioFile: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var ofTrack: LayeredIndex<FilesOfTrack>

        init(_ files: [AudioFile]) {
            ofTrack = LayeredIndex(files)
        }

        mutating func update(_ change: RecordChange<AudioFile>, in files: LayeredArray<AudioFile>) {
            ofTrack.update(change, in: files)
        }
    }
}

/// The newest version first.
enum FilesOfTrack: IndexDefinition {
    static func key(of file: AudioFile) -> String? { file.trackId }
    static func isBefore(_ first: AudioFile, _ second: AudioFile) -> Bool { first.version > second.version }
}
