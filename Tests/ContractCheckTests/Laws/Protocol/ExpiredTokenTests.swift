import MockAPI
import MockServer
import Testing

@testable import ContractCheck

@Suite("Tokens that have expired")
struct ExpiredTokenTests {
    @Test("A server that takes Dara's is found out")
    func taken() async throws {
        var options = CheckOptions(baseURL: "")
        options.only = ["getCurrentUser"]
        let sound = BackendTransport(backend: try Backend(MockServer.Options()))
        let transport = BrokenServer(sound: sound) { request, sound throws(TransportFault) in
            let isExpired = request["Authorization"] == "Bearer mock-dara"
            return try sound.answer(to: isExpired ? request.with("Authorization", "Bearer mock-dara-renewed") : request)
        }
        let report = try await ContractCheck.run(options, over: transport)
        #expect(report.failures == ["getCurrentUser.unauthenticated"])
        #expect(report.failureTexts.contains("expected the status 401 with a token that has expired, seen: 200 OK"))
    }
}
