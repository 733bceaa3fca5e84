/// Work that is done once for each key, however many want its result and when.
struct Once<Key: Hashable & Sendable, Value: Sendable> {
    typealias Work = Task<Result<Value, TransportFault>, Never>

    private var begun: [Key: Work] = [:]

    /// The work for a key, which is begun if it was not before, or is wanted anew.
    mutating func work(
        for key: Key, anew: Bool = false, _ body: @escaping @Sendable () async throws(TransportFault) -> Value
    ) -> Work {
        if !anew, let work = begun[key] { return work }
        let work = Task {
            do throws(TransportFault) {
                return Result<Value, TransportFault>.success(try await body())
            } catch {
                return .failure(error)
            }
        }
        begun[key] = work
        return work
    }
}
