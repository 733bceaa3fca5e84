import HTTPWire
import JSONText

/// What requests were answered, by their heads. Clients ask the same again and again, and the same head is judged the
/// same until the clock passes an instant that mattered.
struct RepeatedRequests {
    private struct Entry {
        let answer: Answer
        /// The earliest instant at which the request would be judged otherwise.
        let validUntil: Instant?
    }

    private var entries: [RequestHead: Entry] = [:]

    func answer(to head: RequestHead, at now: Instant) -> Answer? {
        guard let entry = entries[head], entry.validUntil.map({ now < $0 }) ?? true else { return nil }
        return entry.answer
    }

    mutating func remember(_ answer: Answer, to head: RequestHead, until instant: Instant?) {
        guard head.count <= RepeatedRequests.longestHead else { return }
        if entries.count >= RepeatedRequests.most { entries = [:] }
        entries[head] = Entry(answer: answer, validUntil: instant)
    }

    /// With the longest heads these are 1 MiB.
    private static let most = 512
    private static let longestHead = 2048
}
