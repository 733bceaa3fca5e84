import JSONText

extension DomainLaw {
    /// What is shared with somebody is somebody else's, and all of it is listed.
    static let inbound = DomainLaw("inbound", basis: .specification, inboundSentences, needsIDs: true) {
        operation, picture in
        if operation == "listRecents" {
            return picture.showings(of: operation).flatMap { RecentsJudge($0, in: picture).remarks }
        }
        guard let level = Level(\.sharedOperation, operation) else { return [] }
        return picture.showings(of: operation).flatMap { InboundJudge($0, of: level, in: picture).remarks }
    }

    private static let inboundSentences: [(operation: String, text: String)] =
        Level.allCases.map { level in
            (
                level.sharedOperation,
                "Each \(level) with a grant to the caller is listed as it was granted, and none of the caller's own."
            )
        } + [("listRecents", "Activities are what others did on what is shared with the caller.")]
}
