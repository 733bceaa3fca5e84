import Foundation
import Reporting

/// Tells what a client has no means for, each once a process: to a test library, a case that judges nothing has passed.
///
/// `@unchecked Sendable`: what has been told is only touched under the lock.
final class UnsupportedNotices: @unchecked Sendable {
    static let shared = UnsupportedNotices { Output.error.write($0) }

    private let lock = NSLock()
    private let write: @Sendable (String) -> Void
    private var told: Set<String> = []

    init(write: @escaping @Sendable (String) -> Void) { self.write = write }

    /// Pages are a means of their own.
    func tell(of contractCase: ContractCase) {
        let pages = contractCase.family == .pages
        let means = contractCase.operation + (pages ? ".pages" : "")
        guard lock.withLock({ told.insert(means).inserted }) else { return }
        write("ContractSuite: the client has no means for \(means): nothing of it is judged.\n")
    }
}
