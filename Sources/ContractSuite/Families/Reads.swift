import Catalog
import Contract

/// What the client keeps of an answer agrees with it in every field.
enum ReadsFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        shelf.operations.filter { !$0.isWriting }.flatMap { operation in
            shelf.readings(of: operation).map { reading in
                let name = reading.person.shortName
                return ContractCase(
                    operation.id, .reads, name,
                    "What the client keeps of the answers to \(name) agrees with them in every field."
                ) { scene in
                    let client = try await scene.client(for: reading)
                    var tally = Tally()
                    for call in reading.calls {
                        let answer = try await client.answer(call)
                        try tally.agree(answer, with: try scene.expected(call, as: reading.person))
                    }
                    return tally
                }
            }
        }
    }
}

extension Shelf {
    /// What everybody reads of an operation that may; what is the same to everybody is read by one.
    fileprivate func readings(of operation: Operation) -> [Exhibit] {
        if let special = special(operation) { return [special] }
        return operation.askers(among: people).compactMap { person in
            let calls = calls(of: operation, by: person).firstMiddleLast
            return calls.first.map { Exhibit(call: $0, person: person, others: Array(calls.dropFirst())) }
        }
    }
}

extension Array {
    /// Three elements at the most, from all over.
    fileprivate var firstMiddleLast: [Element] {
        count <= 3 ? self : [self[0], self[count / 2], self[count - 1]]
    }
}

extension Operation {
    /// What is the same to everybody is asked by one.
    fileprivate func askers(among people: [User]) -> ArraySlice<User> {
        isReading && !requiresToken ? people.prefix(1) : people[...]
    }
}
