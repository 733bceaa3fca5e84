import HTTPWire
import JSONText
import MockAPI

extension JournalEntry {
    /// What was asked of an operation, or of none.
    static func made(
        _ operation: String? = nil, _ status: Int = 200, by caller: String? = nil, rule: String? = nil,
        at target: String = "/artist", _ violations: [Violation] = []
    ) throws -> JournalEntry {
        JournalEntry(
            try .get(target), status: HTTPStatus(code: status), operationId: operation, callerId: caller, rule: rule,
            violations: violations)
    }
}

extension Journal {
    /// Records it as many times at the seeds' instant.
    mutating func record(_ entry: JournalEntry, times: Int = 1) {
        for _ in 0..<times { record(entry, at: Instant(secondsSinceEpoch: 0), duration: 0.001) }
    }

    func numbers(_ filter: RequestFilter = RequestFilter()) -> [Int64] {
        (requests(filter)["requests"]?.arrayValue ?? []).compactMap { $0["number"]?.integerValue }
    }

    func total(_ filter: RequestFilter = RequestFilter()) -> Int64? { requests(filter)["total"]?.integerValue }
}
