/// What came of all cases, for people and for programs.
package struct Report: Sendable {
    /// What was judged, in a line.
    package let title: String
    package let verdicts: [Verdict]
    /// What else there is to know, a sentence each.
    package let notes: [String]
    package let seconds: Double

    package init(title: String, verdicts: [Verdict], notes: [String] = [], seconds: Double = 0) {
        self.title = title
        self.verdicts = verdicts
        self.notes = notes
        self.seconds = seconds
    }
}
