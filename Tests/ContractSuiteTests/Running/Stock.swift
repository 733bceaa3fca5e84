import Contract

@testable import ContractSuite

/// What the suite is played with.
enum Stock {
    static func server() throws -> SuiteServer { try SuiteServer.shared.get() }
    static func contract() throws -> ContractDocument { try server().backend.contract }
    static func shelf() throws -> Shelf { Shelf(try server()) }

    /// The case of an id.
    static func play(_ id: ContractCase.ID) throws -> ContractCase {
        guard let found = try Programme.shared.get().all.first(where: { $0.id == id }) else { throw NoCase(id: id) }
        return found
    }

    struct NoCase: Error {
        let id: ContractCase.ID
    }
}

/// A client of one closure.
struct ClosureClient: ContractClient {
    let script: (ContractCall) async throws -> ContractAnswer

    init(_ script: @escaping (ContractCall) async throws -> ContractAnswer) { self.script = script }

    func answer(_ call: ContractCall) async throws -> ContractAnswer { try await script(call) }
}

extension ContractCase {
    /// A case of a test's own.
    static func made(
        _ operation: String = "listArtists", _ detail: String? = nil, deadline: Double = Scene.deadline,
        excluded reason: String? = nil, body: @escaping Body
    ) -> ContractCase {
        var made = ContractCase(operation, .reads, detail, "It is made for a test.", deadline: deadline, body: body)
        made.exclusion = reason.map { ContractExclusion(made.id, because: $0) }
        return made
    }

    /// The text of what is wrong; nothing where nothing is.
    func failure<Client: ContractClient>(
        _ make: @escaping @Sendable (ContractDoor) async throws -> Client
    ) async -> String? {
        do {
            try await run(make)
            return nil
        } catch {
            return "\(error)"
        }
    }
}

extension Stock {
    static func cases(of family: Family) throws -> [ContractCase] {
        try Programme.shared.get().all.filter { $0.family == family }
    }
}
