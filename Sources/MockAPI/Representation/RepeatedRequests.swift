import HTTPWire
import JSONText

/// What requests were answered, by their heads. Clients ask the same again and again, and the same head is judged the
/// same until the world changes or its clock passes an instant that mattered.
struct RepeatedRequests {
    /// An answer, and what it holds good for.
    struct Known {
        let answer: Answer
        let world: World
        let version: Int
        /// The earliest instant at which the request would be judged otherwise.
        let validUntil: Instant?
    }

    /// A head says which world is asked, but for the port that it came in by.
    private struct Key: Hashable {
        let head: RequestHead
        let door: Int
    }

    private var entries: [Key: Known] = [:]

    func known(_ head: RequestHead, through door: Door) -> Known? { entries[Key(head: head, door: door.number)] }

    mutating func remember(_ known: Known, to head: RequestHead, through door: Door) {
        guard head.count <= RepeatedRequests.longestHead else { return }
        if entries.count >= RepeatedRequests.most { entries = [:] }
        entries[Key(head: head, door: door.number)] = known
    }

    /// With the longest heads these are 1 MiB.
    private static let most = 512
    private static let longestHead = 2048
}

extension Door {
    fileprivate var number: Int { world?.serial ?? -1 }
}
