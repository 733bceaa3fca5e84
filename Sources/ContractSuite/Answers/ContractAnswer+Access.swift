import JSONText

extension ContractAnswer {
    /// What the client keeps at a place of the answer; nil when it keeps none there.
    subscript(pointer: JSONPointer) -> Kept? {
        switch content {
        case .kept(let kept): kept[pointer.components[...]]
        case .facts(let facts): Kept(facts, below: pointer)
        case .bytes, .unsupported, .unreadable: nil
        }
    }
}

extension Kept {
    fileprivate subscript(components: ArraySlice<String>) -> Kept? {
        guard let first = components.first else { return self }
        let child =
            if let list, let index = Int(first) {
                list.indices.contains(index) ? list[index] : nil
            } else {
                self[first]
            }
        return child?[components.dropFirst()]
    }

    /// The tree that facts are the leaves of, from a place on; nil when there is none.
    fileprivate init?(_ facts: [Fact], below pointer: JSONPointer) {
        let facts = facts.filter { $0.pointer?.components.starts(with: pointer.components) ?? false }
        if let fact = facts.first(where: { $0.pointer == pointer }) {
            self = fact.kept
            return
        }
        var keys: [String] = []
        for fact in facts {
            guard let key = fact.pointer?.components[pointer.components.count] else { continue }
            if !keys.contains(key) { keys.append(key) }
        }
        let indices = keys.compactMap { Int($0) }.sorted()
        if keys.isEmpty { return nil }
        if indices.count == keys.count, indices == Array(keys.indices) {
            self = .list(indices.compactMap { Kept(facts, below: pointer.appending($0)) })
        } else {
            self = .fields(
                keys.compactMap { key in
                    Kept(facts, below: pointer.appending(key)).map { KeptField(name: key, value: $0) }
                })
        }
    }
}
