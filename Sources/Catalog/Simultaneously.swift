import Dispatch
import Foundation

/// Does both at the same time where a core is free for the first, else one after the other, and gives both results.
package func simultaneously<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
) -> (First, Second) {
    let errand = Errand(first)
    // No `concurrentPerform`: within one, others that the work comes to would be kept to one core.
    DispatchQueue.global(qos: .userInitiated).async { _ = errand.result() }
    let secondResult = second()
    return (errand.result(), secondResult)
}

/// Work that is done once, by whoever asks for its result first; others wait for it. So nobody waits for a thread that does
/// not come, as where all threads wait.
///
/// `@unchecked Sendable`: its state is used under its lock only.
private final class Errand<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    private enum State {
        case open(@Sendable () -> Value)
        case done(Value)
    }

    init(_ work: @escaping @Sendable () -> Value) {
        state = .open(work)
    }

    func result() -> Value {
        lock.withLock {
            switch state {
            case .done(let value): return value
            case .open(let work):
                let value = work()
                state = .done(value)
                return value
            }
        }
    }
}
