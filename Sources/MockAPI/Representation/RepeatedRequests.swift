import HTTPWire

/// What requests were answered, by their heads. Clients ask the same again and again, and the same head is judged the
/// same while the answer's ``Standing`` holds.
struct RepeatedRequests {
    /// A head says which world is asked, but for the port that it came in by.
    private struct Key: Hashable {
        let head: RequestHead
        let door: Door
    }

    private var entries: [Key: Answer] = [:]

    func known(_ head: RequestHead, through door: Door) -> Answer? { entries[Key(head: head, door: door)] }

    mutating func remember(_ answer: Answer, to head: RequestHead, through door: Door) {
        guard head.count <= RepeatedRequests.longestHead else { return }
        if entries.count >= RepeatedRequests.most { entries = [:] }
        entries[Key(head: head, door: door)] = answer
    }

    /// With the longest heads these are 1 MiB.
    private static let most = 512
    private static let longestHead = 2048
}
