import JSONText

/// One request in a journal: a few words, whatever was asked.
struct JournalRecord: Sendable {
    /// Where its entry is held.
    let place: HeldEntries.Place
    /// From the whole request to its answer, by the wall clock, in seconds.
    let duration: Float
    /// The world's time.
    let at: Instant
}
