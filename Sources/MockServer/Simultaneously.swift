import Dispatch

/// Does both at the same time where there are cores for it, and gives both results.
func simultaneously<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
) -> (First, Second) {
    // Written by one piece of work, and read behind it.
    nonisolated(unsafe) var firstResult: First?
    let group = DispatchGroup()
    // No `concurrentPerform`: within one, others that the work comes to would be kept to one core.
    DispatchQueue.global(qos: .userInitiated).async(group: group) { firstResult = first() }
    let secondResult = second()
    group.wait()
    return (firstResult!, secondResult)
}
