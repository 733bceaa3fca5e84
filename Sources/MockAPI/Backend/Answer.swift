import HTTPWire

/// A response, how it leaves, and what log and journal say of it.
///
/// It is a class only so that handing it on costs one reference.
package final class Answer: Sendable {
    package let response: HTTPResponse
    /// How its bytes leave.
    package let delivery: Delivery
    package let operationId: String?
    package let callerId: String?
    /// Sentences for whoever runs the server, such as that something was kept from a page.
    package let notices: [String]
    /// The rule that hit it.
    package let rule: String?
    /// What it was asked for by `Prefer` and gives.
    package let preferences: [String]
    /// Nothing for what journals do not keep.
    let entry: JournalEntry?
    /// Nothing where the same request may be answered otherwise the next time.
    let standing: Standing?
    /// Whether the same request may be given it again while ``Backend/stands(_:since:)``.
    package var isRepeatable: Bool { standing != nil }

    init(
        _ response: HTTPResponse, delivery: Delivery = .plain, operationId: String? = nil, callerId: String? = nil,
        notices: [String] = [], rule: String? = nil, preferences: [String] = [], entry: JournalEntry? = nil,
        standing: Standing? = nil
    ) {
        self.response = response
        self.delivery = delivery
        self.operationId = operationId
        self.callerId = callerId
        self.notices = notices
        self.rule = rule
        self.preferences = preferences
        self.entry = entry
        self.standing = standing
    }
}

/// What asking the backend comes to.
package enum Outcome: Sendable {
    case ready(Answer)
    /// Work of milliseconds, for any thread but an event loop's.
    case slow(@Sendable () -> Answer)

    /// The answer, worked out here and now.
    package var answer: Answer {
        switch self {
        case .ready(let answer): answer
        case .slow(let work): work()
        }
    }

    /// The outcome with something done to its answer once it is there.
    func map(_ change: @escaping @Sendable (Answer) -> Answer) -> Outcome {
        switch self {
        case .ready(let answer): .ready(change(answer))
        case .slow(let work): .slow { change(work()) }
        }
    }
}
