import Testing

@testable import ContractCheck

@Suite("A server that breaks down")
struct BreakdownTests {
    @Test("is at fault, even where the document guesses", arguments: [500, 502, 503, 504])
    func breakdown(status: Int) async throws {
        let text = try await text(of: "getTrack.status", answering: status)
        #expect(text.contains("The backend would have to change: this is HTTP's own rule."))
    }

    @Test("is not taken for one that has not what the document guesses")
    func missing() async throws {
        let text = try await text(of: "getTrack.status", answering: 501)
        #expect(text.contains("The document would have to change"))
    }

    private func text(of id: String, answering status: Int) async throws -> String {
        var options = CheckOptions(baseURL: "")
        options.only = [id]
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            request.isFor("/track/*") ? .problem(status, "broken", at: request) : try sound.answer(to: request)
        }
        let report = try await ContractCheck.run(Small.plan(options), over: transport)
        #expect(report.failures == [id])
        return report.failureTexts
    }
}
