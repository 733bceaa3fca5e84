import Testing

@testable import ContractSuite

/// The cases of a family, as the suite has them.
func cases(of family: Family, where isMeant: (ContractCase) -> Bool = { _ in true }) -> [ContractCase] {
    ContractSuite(environment: [:]).cases.filter { $0.family == family && isMeant($0) }
}

/// Plays a case with a scripted client.
@discardableResult
func play(_ id: ContractCase.ID, _ traits: ClientTraits = ClientTraits()) async throws -> ContractOutcome {
    let contractCase = try #require(ContractSuite(environment: [:]).cases.first { $0.id == id })
    return try await contractCase.run { ScriptedClient($0, traits) }
}

/// The first line of a case's failure with a client that is wrong.
func firstLine(of id: ContractCase.ID, _ traits: ClientTraits) async throws -> String {
    let failure = await #expect(throws: ContractCaseFailure.self) { try await play(id, traits) }
    return try #require(failure).text.split(separator: "\n").first.map(String.init) ?? ""
}
