import JSONText

/// What goes wrong in a case of weather: with the first call alone, so that a client that tries again gets its answer, or
/// for good.
enum Misfortune: String, CaseIterable {
    case delay
    case reset
    case truncate
    case stall
    case malformed
    case throttled
    case unavailable
    case outage
    case answerLost = "answer-lost"
    case rangeIgnored = "range-ignored"

    /// The rule that lets it befall an operation's calls.
    func rule(for operation: String) -> JSONObject {
        JSONObject([("operation", .string(operation))] + (isLasting ? [] : [("toCall", 1)]) + effect)
    }

    private var effect: [(String, JSONValue)] {
        switch self {
        case .delay: [("delayMs", 40)]
        case .reset: [("fault", "reset")]
        case .truncate: [("fault", "truncate")]
        case .stall: [("fault", "stall")]
        case .malformed: [("fault", "malformed")]
        case .throttled: [("status", 429), ("retryAfterSeconds", 0)]
        case .unavailable, .outage: [("status", 503), ("retryAfterSeconds", 0)]
        case .answerLost: [("fault", "reset"), ("when", "after")]
        case .rangeIgnored: [("fault", "ignore-range")]
        }
    }

    /// What happens, as the end of a sentence.
    var event: String {
        switch self {
        case .delay: "the answer takes a moment"
        case .reset: "the connection is reset before the answer"
        case .truncate: "the connection ends in the middle of the body"
        case .stall: "nothing more comes after the middle of the body"
        case .malformed: "the body is JSON that breaks off"
        case .throttled: "the answer is 429 with Retry-After"
        case .unavailable: "the answer is 503 with Retry-After"
        case .outage: "every answer is 503"
        case .answerLost: "the work is done and its answer is lost"
        case .rangeIgnored: "a part is asked for and the answer is 200 with the whole"
        }
    }

    /// Whether there is a reason to give up.
    var mayFail: Bool { self != .delay }

    /// Whether whoever gives an answer all the same must have tried again.
    var leavesNothingRight: Bool { mayFail && self != .rangeIgnored }

    /// What the client is to do, as the rest of the sentence.
    var duty: String {
        switch self {
        case .delay: "waits for it"
        case .rangeIgnored: "takes the part out of it, or says so"
        case .outage: "gives up after a while and says so"
        case .reset, .truncate, .stall, .malformed, .throttled, .unavailable, .answerLost:
            "says so, or tries again and gives the right answer"
        }
    }

    /// Whether it befalls every call, however often the client tries.
    private var isLasting: Bool { self == .outage }

    /// Whether it is met on a connection that has been answered before: `URLSession` on Linux spends a core on waiting for
    /// the first answer of a new one.
    var isSlow: Bool { self == .delay || self == .stall }

    /// How long the client may wait for bytes, in seconds.
    var patience: Double { self == .stall ? Scene.shortPatience : Scene.usualPatience }

    /// How long the client may take over all of it, in seconds: some time before it tries again, and more of it where it
    /// does so several times.
    var deadline: Double {
        switch self {
        case .stall: Scene.shortPatience + 5
        case .outage: 2 * Scene.deadline
        case .delay, .reset, .truncate, .malformed, .throttled, .unavailable, .answerLost, .rangeIgnored: Scene.deadline
        }
    }
}
