import HTTPWire

/// What was asked and how it was answered. Repeats that were answered from what is kept share one entry, so that each
/// costs a journal no more than a reference.
package final class JournalEntry: Sendable {
    package let method: String
    /// As it was sent, with the query.
    package let target: String
    package let operationId: String?
    package let callerId: String?
    package let status: Int
    /// The fault rule that hit.
    package let rule: String?
    /// What it asked for by `Prefer` and was given.
    package let preferences: [String]
    package let violations: [Violation]
    /// What it takes to hold it, in bytes, roughly.
    let size: Int

    /// - Parameter request: nothing where not even a request line could be read; method and target are then "-".
    package init(
        _ request: HTTPRequest?, status: HTTPStatus, operationId: String? = nil, callerId: String? = nil,
        rule: String? = nil, preferences: [String] = [], violations: [Violation] = []
    ) {
        method = request?.method.rawValue ?? "-"
        target = request?.target.description ?? "-"
        self.operationId = operationId
        self.callerId = callerId
        self.status = status.code
        self.rule = rule
        self.preferences = preferences
        self.violations = violations
        let texts = [method, target, operationId, callerId, rule].compactMap(\.self) + preferences
        size = violations.reduce(JournalEntry.frame + JournalEntry.size(of: texts)) { $0 + $1.size }
    }

    /// The object itself, and what a journal holds of it besides its records.
    private static let frame = 192

    /// What texts take beside their references: short ones nothing, others a head of their own.
    fileprivate static func size(of texts: [String]) -> Int {
        texts.reduce(0) { $0 + ($1.utf8.count > 15 ? 32 + $1.utf8.count : 0) }
    }
}

extension Violation {
    fileprivate var size: Int {
        MemoryLayout<Violation>.stride + JournalEntry.size(of: [detail, parameter, pointer].compactMap(\.self))
    }
}
