import MockAPI
import Testing

@testable import ContractCheck

@Suite("Tokens that have expired")
struct ExpiredTokenTests {
    @Test("A server that takes them is found out")
    func taken() async throws {
        var draft = SeedDraft(now: "2026-06-07T09:30:00Z")
        draft.user("ada")
        draft.user("dara", ["tokenExpiresAt": "2026-06-01T00:00:00Z"])
        let seeds = try draft.catalog()
        let sound = BackendTransport(backend: try Backend.playing(seeds))
        var options = CheckOptions(baseURL: "")
        options.only = ["getCurrentUser"]
        let transport = BrokenServer(sound: sound) { request, sound throws(TransportFault) in
            let isExpired = request["Authorization"] == "Bearer mock-dara"
            return try sound.answer(to: isExpired ? request.with("Authorization", "Bearer mock-dara-renewed") : request)
        }
        let plan = try CheckPlan(options, sound.backend.contract, seeds)
        let report = try await ContractCheck.run(plan, over: transport)
        #expect(report.failures == ["getCurrentUser.unauthenticated"])
        #expect(report.failureTexts.contains("expected the status 401 with a token that has expired, seen: 200 OK"))
    }
}
