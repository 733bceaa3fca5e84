import Catalog
import Contract
import JSONText
import MockAPI

/// What the client sends conforms to the contract.
enum RequestsFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        let person = shelf.catalog.person("ada")
        return shelf.operations.flatMap { operation in
            [
                ordinary(operation, by: person, shelf), encodedID(operation, by: person, shelf),
                encodedPassword(operation, by: person),
            ].compactMap(\.self)
        }
    }

    private static func ordinary(_ operation: Operation, by person: User, _ shelf: Shelf) -> ContractCase? {
        shelf.calls(of: operation, by: person).first.map { call in
            ContractCase(operation.id, .requests, nil, "What the client sends conforms to the contract.") { scene in
                _ = try await scene.client(for: person).answer(call)
                try scene.requireConformance(to: operation, by: person)
                return Tally()
            }
        }
    }

    private static func encodedID(_ operation: Operation, by person: User, _ shelf: Shelf) -> ContractCase? {
        guard let usual = shelf.calls(of: operation, by: person).first?.subject,
            let call = ContractCall(operation.id, about: oddID),
            let change = shelf.catalog.change(giving: oddID, to: usual, for: person)
        else { return nil }
        return ContractCase(
            operation.id, .requests, "encoded-id", "The client reaches what has an id that is to be percent-encoded."
        ) { scene in
            try scene.change([change])
            _ = try await scene.client(for: person).answer(call)
            try scene.requireConformance(to: operation, by: person)
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
            try scene.requireConformance(to: operation, by: person)
            return Tally()
        }
    }

    /// It has of all that means something in JSON and in forms, and spaces that belong to it.
    private static let oddPassword = #" a "b"\n+%2F&c=é "#

    /// It has of all that means something in a URL.
    private static let oddID = "a b%2Fc+é?#"
}

extension Scene {
    /// - Throws: what the requests that came so far do wrong, or that none of them is the operation's and went well.
    fileprivate func requireConformance(to operation: Operation, by person: User) throws(CaseFault) {
        let expected = "\(operation.method) \(operation.path), as the document describes it"
        if let violation = violations().first {
            throw CaseFault(
                "the client breaks the contract (\(violation.kind.rawValue)): \(violation.detail)", expected: expected,
                seen: violation.detail)
        }
        let good = entries().first { $0.operationId == operation.id && $0.status / 100 == 2 }
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
    }
}

extension Snapshot {
    /// The change after which something has an id: a copy of what has another, or, of pictures, the person's own.
    fileprivate func change(
        giving id: String, to subject: ContractCall.Subject, for person: User
    ) -> CatalogChange? {
        switch subject {
        case .artwork:
            return .patch(RecordID(collection: .users, id: person.id), ["avatarId": .string(id)])
        case .resource(let resource, _):
            let collection = resource.kind.collection
            guard var copy = record(RecordID(collection: collection, id: resource.id))?.value else { return nil }
            copy.set("id", .string(id))
            // No two tracks of a project have one place.
            if resource.kind == .track { copy.set("position", 9_999) }
            return .put(RecordID(collection: collection, id: id), copy)
        }
    }
}
