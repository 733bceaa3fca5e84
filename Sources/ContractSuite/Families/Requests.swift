import Catalog
import Contract
import JSONText
import MockAPI

/// What the client sends conforms to the contract.
enum RequestsFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        shelf.operations.flatMap { operation -> [ContractCase] in
            guard let exhibit = shelf.usual(operation) else { return [] }
            return [
                ordinary(operation, exhibit), encodedIDs(operation, exhibit),
                encodedPassword(operation, by: exhibit.person),
            ].compactMap(\.self)
        }
    }

    private static func ordinary(_ operation: Operation, _ exhibit: Exhibit) -> ContractCase {
        ContractCase(operation.id, .requests, nil, "What the client sends conforms to the contract.") { scene in
            let client = try await scene.client(for: exhibit)
            for call in exhibit.calls {
                _ = try await client.answer(call)
                try scene.requireConformance(to: operation, of: call, by: exhibit.person)
            }
            return Tally()
        }
    }

    private static func encodedIDs(_ operation: Operation, _ exhibit: Exhibit) -> ContractCase? {
        guard exhibit.call.canHaveOddIDs else { return nil }
        return ContractCase(
            operation.id, .requests, "encoded-id", "The client reaches what has an id that is to be percent-encoded."
        ) { scene in
            let client = try await scene.client(for: exhibit)
            let call = try scene.giveOddIDs(to: exhibit)
            _ = try await client.answer(call)
            try scene.requireConformance(to: operation, of: call, by: exhibit.person)
            return Tally()
        }
    }

    private static func encodedPassword(_ operation: Operation, by person: User) -> ContractCase? {
        let call = ContractCall.signIn(email: person.email, password: oddPassword)
        guard operation.id == call.operationID else { return nil }
        return ContractCase(
            operation.id, .requests, "encoded-password",
            "The client signs in with a password that is to be escaped, as it was typed."
        ) { scene in
            try scene.change([
                .patch(RecordID(collection: .users, id: person.id), ["password": .string(oddPassword)])
            ])
            _ = try await scene.client(for: person).answer(call)
            try scene.requireConformance(to: operation, of: call, by: person)
            return Tally()
        }
    }

    /// It has of all that means something in JSON and in forms, and spaces that belong to it.
    private static let oddPassword = #" a "b"\n+%2F&c=é "#
}

extension Scene {
    /// - Throws: what the requests that came so far do wrong, or that none of them is the operation's and went well.
    fileprivate func requireConformance(
        to operation: Operation, of call: ContractCall, by person: User
    ) throws(CaseFault) {
        let expected = "\(operation.method) \(operation.path), as the document describes it"
        if let violation = violations().first {
            throw CaseFault(
                "the client breaks the contract (\(violation.kind.rawValue)): \(violation.detail)", expected: expected,
                seen: violation.detail)
        }
        let good = entries().last { $0.operationId == operation.id && $0.status / 100 == 2 }
        guard let good else {
            throw CaseFault(
                "the client gives an answer, though it never got one of \(operation.method) \(operation.path)",
                expected: expected, seen: "other requests, or none")
        }
        if operation.requiresToken, good.callerId != person.id {
            throw CaseFault(
                "the client asks as \(good.callerId ?? "nobody")", expected: "a request of \(person.id)'s",
                seen: "one of \(good.callerId ?? "nobody")'s")
        }
        if case .streamAudio(_, let range?) = call, good.status != 206 {
            throw CaseFault(
                "the client fetches the whole file for \(range.count) bytes of it",
                expected: "a Range, and 206 for it", seen: "\(good.status)")
        }
    }
}
