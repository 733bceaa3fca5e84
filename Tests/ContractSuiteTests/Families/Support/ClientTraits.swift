import Foundation
import JSONText

@testable import ContractSuite

/// What a scripted client does otherwise than well.
struct ClientTraits: Sendable {
    /// What it makes of what it is answered.
    var keep: @Sendable (ContractCall, JSONValue) -> JSONValue = { $1 }
    /// Whether a refusal is an error to it.
    var readsStatus = true
    var paging = Paging.everyPage
    var caching = Caching.none
    /// Where all such clients keep their answers; each has a store of its own if nil.
    var sharedStore: AnswerStore?
    /// How often it tries a call; without a try it gives up at once.
    var tries = 1
    /// In seconds; that of its door if nil.
    var patience: Double?
    /// What it takes every error for.
    var failure: ContractFailure?
    /// The operations that it has no means for.
    var lacks: Set<String> = []

    enum Paging { case everyPage, firstPage, none }

    enum Caching {
        case none
        /// With `If-None-Match`.
        case revalidated
        /// The same, but an answer that has not changed is none.
        case emptyWhereUnchanged
        /// Nothing is asked twice.
        case forEver
    }
}

/// Answers by URL.
///
/// `@unchecked Sendable`: they are only touched under the lock.
final class AnswerStore: @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [String: LoadedAnswer] = [:]

    subscript(key: String) -> LoadedAnswer? {
        get { lock.withLock { answers[key] } }
        set { lock.withLock { answers[key] = newValue } }
    }
}
