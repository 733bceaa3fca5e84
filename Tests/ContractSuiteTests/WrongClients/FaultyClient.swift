import ContractSuite
import StageClient

/// The example client, with another answer to some calls.
struct FaultyClient: ContractClient {
    let client: StageClient
    /// Nothing for calls that the client has no fault in.
    let faultyAnswer: (StageClient, ContractCall) async throws -> ContractAnswer?

    func answer(_ call: ContractCall) async throws -> ContractAnswer {
        if let answer = try await faultyAnswer(client, call) { return answer }
        return try await client.answer(call)
    }

    func failure(for error: any Error) -> ContractFailure { client.failure(for: error) }
}

extension StageClient {
    /// The example client with what goes over the wire in other hands.
    init(_ door: ContractDoor, _ wrap: (URLSessionTransport) -> some Transport) {
        let transport = URLSessionTransport(timeout: door.patience)
        self.init(baseURL: door.baseURL, token: door.token, transport: wrap(transport))
    }
}
