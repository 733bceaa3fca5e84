import Testing

@testable import ContractSuite

/// The first line of what is wrong with a client; nothing where nothing is.
func firstLine<Client: ContractClient>(
    of id: ContractCase.ID, _ make: @escaping @Sendable (ContractDoor) async throws -> Client
) async throws -> String? {
    try await Stock.play(id).failure(make)?.split(separator: "\n").first.map(String.init)
}
