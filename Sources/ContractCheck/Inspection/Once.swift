/// Work that is done once for each key, however many want its result and when.
struct Once<Key: Hashable & Sendable, Value: Sendable> {
    private var begun: [Key: Work<Value>] = [:]

    /// The work for a key, which is begun if it was not before, or is wanted anew.
    mutating func work(
        for key: Key, anew: Bool = false, _ body: @escaping @Sendable () async throws(TransportFault) -> Value
    ) -> Work<Value> {
        if !anew, let work = begun[key] { return work }
        let work = Work(body)
        begun[key] = work
        return work
    }
}
