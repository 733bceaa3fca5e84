import Dispatch

/// Does both at the same time where there are cores for it, and gives both results.
func simultaneously<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    // Each is written by one piece of work, and read after both.
    nonisolated(unsafe) var firstResult: First?
    nonisolated(unsafe) var secondResult: Second?
    DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { firstResult = first() } else { secondResult = second() }
    }
    return (firstResult!, secondResult!)
}
