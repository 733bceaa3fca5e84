import JSONText

/// What is kept in a collection and read from its seed file.
protocol CatalogEntity: Sendable {
    static var collection: CatalogCollection { get }
    var id: String { get }

    /// Reads the fields. Faults are noted in `record`, and the entity is then no more than a placeholder.
    init(from record: inout SeedRecord)

    /// Writes the fields in the order in which they are read.
    func write(to record: inout some RecordWriter & ~Copyable)

    /// Moves every instant.
    mutating func shift(by shift: TimeShift)
}

extension CatalogEntity {
    var recordID: RecordID {
        RecordID(collection: Self.collection, id: id)
    }
}

extension Instant {
    mutating func shift(by shift: TimeShift) {
        self = advanced(by: shift.seconds)
    }
}
