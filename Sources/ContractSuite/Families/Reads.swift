import Catalog
import Contract

/// What the client keeps of an answer agrees with it in every field.
enum ReadsFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        shelf.operations.flatMap { operation in
            operation.askers(among: shelf.people).compactMap { person in
                let calls = shelf.calls(of: operation, by: person).firstMiddleLast
                guard !calls.isEmpty else { return nil }
                return ContractCase(
                    operation.id, .reads, person.shortName,
                    "What the client keeps of the answers to \(person.shortName) agrees with them in every field."
                ) { scene in
                    let client = try await scene.client(for: person)
                    var tally = Tally()
                    for call in calls {
                        let answer = try await client.answer(call)
                        try tally.agree(answer, with: try scene.expected(call, as: person))
                    }
                    return tally
                }
            }
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
