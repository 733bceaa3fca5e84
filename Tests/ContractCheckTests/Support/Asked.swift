import ContractCheck
import Foundation

/// Remembers requests. `@unchecked Sendable`: they are only touched under the lock.
final class Asked: @unchecked Sendable {
    private let lock = NSLock()
    private var requests: Set<CheckRequest> = []

    func isFirst(_ request: CheckRequest) -> Bool { lock.withLock { requests.insert(request).inserted } }
}
