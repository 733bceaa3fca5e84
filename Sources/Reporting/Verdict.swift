/// What came of one case.
package struct Verdict: Sendable {
    package enum State: Sendable, Hashable {
        case passed
        case failed
        /// Judged, and left out of account for a reason.
        case excluded(because: String)
        /// Not judged, for a reason.
        case skipped(because: String)
    }

    /// Such as `getTrack.reads.ada`.
    package let id: String
    /// What its row stands under: the operation.
    package let group: String
    /// What should hold, in a sentence.
    package let sentence: String
    package let state: State
    /// For whoever has to act on it: all of what was found. The first line says it all. Empty where nothing was.
    package let text: String
    package let seconds: Double

    package init(
        id: String, group: String, sentence: String, state: State, text: String = "", seconds: Double = 0
    ) {
        self.id = id
        self.group = group
        self.sentence = sentence
        self.state = state
        self.text = text
        self.seconds = seconds
    }
}
