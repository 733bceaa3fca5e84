import JSONText

/// What is kept in a collection and read from its seed file.
protocol CatalogEntity: Sendable {
    static var collection: CatalogCollection { get }
    var id: String { get }

    /// Reads the fields. Faults are noted in `record`, and the entity is then no more than a placeholder.
    init(from record: inout SeedRecord)

    /// Moves every instant.
    mutating func shift(by shift: TimeShift)
}

extension Instant {
    mutating func shift(by shift: TimeShift) {
        self = advanced(by: shift.seconds)
    }
}
