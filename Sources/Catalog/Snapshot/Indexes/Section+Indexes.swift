extension Section: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var ofFile: LayeredIndex<SectionsOfFile>

        init(_ sections: [Section]) {
            ofFile = LayeredIndex(sections)
        }

        mutating func update(_ change: RecordChange<Section>, in sections: LayeredArray<Section>) {
            ofFile.update(change, in: sections)
        }
    }
}

/// By their start.
enum SectionsOfFile: IndexDefinition {
    static func key(of section: Section) -> String? { section.fileId }
    static func isBefore(_ first: Section, _ second: Section) -> Bool { first.startMs < second.startMs }
}
