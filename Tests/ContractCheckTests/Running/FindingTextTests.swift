import Reporting
import Testing

@testable import ContractCheck

@Suite("What a finding says")
struct FindingTextTests {
    /// What a check of one operation says whose Vary is missing.
    private func text(as callers: [CheckCaller] = []) async throws -> String {
        var options = CheckOptions(baseURL: "")
        options.only = ["listSharedByMe.headers"]
        options.callers = callers
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            var response = try sound.answer(to: request)
            response.set("Vary", nil)
            return response
        }
        return try await Small.report(options, over: transport).verdicts[0].text
    }

    @Test("The first line says it all; then who has to act, what was answered, and a command that shows it")
    func lines() async throws {
        let lines = try await text().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "GET /collaboration/shared-by-me as ada: expected the field Vary, seen: none")
        #expect(lines[1] == "The backend would have to change: the operation is proposed as the document has it.")
        #expect(lines[2].hasPrefix("It was answered 200 OK, with "))
        #expect(
            lines[3] == "curl -H 'Authorization: Bearer mock-ada' 'http://localhost:8080/collaboration/shared-by-me'")
    }

    @Test("A token that was given is not told, but taken from the environment")
    func secrets() async throws {
        let text = try await text(as: [.init(name: "Ada L.", token: "mock-ada")])
        #expect(!text.contains("mock-ada"))
        #expect(text.contains(#"curl -H 'Authorization: Bearer '"$SOUNDCHECK_TOKEN_ADA_L_"'' 'http"#))
    }
}
