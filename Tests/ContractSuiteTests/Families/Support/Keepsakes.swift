import Foundation

@testable import ContractSuite

/// Answers that a client keeps, by call.
///
/// `@unchecked Sendable`: they are only touched under the lock.
final class Keepsakes: @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [ContractCall: ContractAnswer] = [:]

    /// A client that asks nothing twice that is in here.
    func client(_ door: ContractDoor) -> ClosureClient {
        ClosureClient { call in
            if let kept = self[call] { return kept }
            let answer = try await PlainClient(door: door).answer(call)
            self[call] = answer
            return answer
        }
    }

    private(set) subscript(call: ContractCall) -> ContractAnswer? {
        get { lock.withLock { answers[call] } }
        set { lock.withLock { answers[call] = newValue } }
    }
}
