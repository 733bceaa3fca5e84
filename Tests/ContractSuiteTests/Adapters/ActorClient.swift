import ContractSuite
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An actor, which builds its answers within itself and leaves its errors to be read by the suite.
private actor ActorClient {
    private let base: URL
    private let token: String
    private let session: URLSession
    private var asked = 0

    init(base: URL, token: String, patience: Double) {
        self.base = base
        self.token = token
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        session = URLSession(configuration: configuration)
    }

    deinit { session.finishTasksAndInvalidate() }

    struct Person: Codable {
        let id: String
        let name: String
        let avatarUrl: String?
        let email: String
    }

    enum Refusal: Error {
        case http(status: Int)
    }

    func me() async throws -> Person {
        asked += 1
        var request = URLRequest(url: base.appending(path: "auth/me"))
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        let (body, response) = try await session.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw Refusal.http(status: status) }
        return try JSONDecoder().decode(Person.self, from: body)
    }
}

extension ActorClient: ContractClient {
    func answer(_ call: ContractCall) async throws -> ContractAnswer {
        switch call {
        case .getCurrentUser: .encoded(try await me())
        default: .unsupported
        }
    }
}

extension AdapterTests {
    @Test("an actor")
    func actorClient() async {
        await expectFailures(exactly: [], among: ["getCurrentUser"]) { door in
            ActorClient(base: door.baseURL, token: door.token, patience: door.patience)
        }
    }
}
