import JSONText

/// One request in a journal.
struct JournalRecord: Sendable {
    let entry: JournalEntry
    /// The world's time.
    let at: Instant
    /// From the whole request to its answer, by the wall clock, in seconds.
    let duration: Double
}
