import ContractCheck
import Reporting
import Testing

@testable import ContractCheck

@Suite("Exclusions")
struct ExclusionTests {
    private func report(excluding id: String, of broken: String? = nil) async throws -> Report {
        var options = CheckOptions(baseURL: "")
        options.only = ["getCurrentUser"]
        options.exclusions = [.init(id: id, reason: "not built yet")]
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            var response = try sound.answer(to: request)
            if let broken, request.method == "GET" { response.set(broken, nil) }
            return response
        }
        return try await Small.report(options, over: transport)
    }

    @Test("A case that does not hold is excused, with what it found")
    func excused() async throws {
        let report = try await report(excluding: "getCurrentUser.headers", of: "Vary")
        #expect(report.failures.isEmpty)
        let excused = try #require(report.verdicts.first { $0.id == "getCurrentUser.headers" })
        #expect(excused.state == .excluded(because: "not built yet"))
        #expect(excused.text.contains("Vary"))
    }

    @Test("An exclusion that excuses nothing fails")
    func idle() async throws {
        let report = try await report(excluding: "getCurrentUser.headers")
        #expect(report.failures == ["getCurrentUser.headers"])
        #expect(report.failureTexts.contains("take the exclusion of getCurrentUser.headers away (not built yet)"))
    }

    @Test("One of all of an operation's cases may excuse only some")
    func beginning() async throws {
        #expect(try await report(excluding: "getCurrentUser", of: "Vary").failures.isEmpty)
        #expect(try await report(excluding: "getCurrentUser").failures.count == 1)
    }
}
