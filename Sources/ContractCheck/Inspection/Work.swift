/// Work under way, whose result many may wait for. A task alone would lose the type of what it throws.
struct Work<Value: Sendable>: Sendable {
    private let task: Task<Result<Value, TransportFault>, Never>

    /// Begins at once.
    init(_ body: @escaping @Sendable () async throws(TransportFault) -> Value) {
        task = Task {
            do throws(TransportFault) {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
    }

    var value: Value {
        get async throws(TransportFault) { try await task.value.get() }
    }
}
