import JSONText
import Reporting
import Testing

@testable import ContractCheck

@Suite("Servers that would keep a check for ever")
struct SilenceTests {
    private func report(
        only: [String] = [], _ treat: @escaping BrokenServer.Treatment
    ) async throws -> Report {
        var options = CheckOptions(baseURL: "")
        options.only = only
        let transport = BrokenServer(sound: try Small.transport(), treat: treat)
        return try await ContractCheck.run(Small.plan(options), over: transport)
    }

    @Test(
        "One operation that gives no answer fails its own cases alone, and is soon given up",
        arguments: [("/track/*", "getTrack"), ("/artist", "listArtists"), ("/link/project/*", "listProjectLinks")])
    func silentOperation(path: String, id: String) async throws {
        let asked = Counter()
        let report = try await report { request, sound throws(TransportFault) in
            guard request.isFor(path), !request.target.hasSuffix("/") else { return try sound.answer(to: request) }
            _ = asked.next()
            throw TransportFault("it did not answer")
        }
        #expect(report.failures.contains("\(id).status"))
        #expect(report.failures.allSatisfy { $0.hasPrefix("\(id).") }, "\(report.failureTexts)")
        #expect(report.failureTexts.contains(": it did not answer"))
        // As many as may be under way when the third comes to nothing.
        #expect(asked.next() < 20)
    }

    @Test("A list whose pages never end has a finding", arguments: [false, true])
    func endless(isNew: Bool) async throws {
        let page = Counter()
        let report = try await report(only: ["listArtists.paging"]) { request, sound throws(TransportFault) in
            guard request.isFor("/artist"), request.query.contains("limit=") else {
                return try sound.answer(to: request)
            }
            let number = page.next()
            var response = try sound.answer(to: request.with(target: "/artist"))
            if isNew { response.body = JSONWriter.bytes(of: [["id": .string("artist-\(number)")]] as JSONValue) }
            response.set("Link", "</artist?limit=200&cursor=\(number)>; rel=\"next\"")
            return response
        }
        #expect(report.failures == ["listArtists.paging"])
        #expect(report.failureTexts.contains("and a Link to more"))
        #expect(report.failureTexts.contains("The backend would have to change: it contradicts itself"))
        #expect(page.next() < 2000)
    }

    @Test("A server that always asks to come back later cannot be checked")
    func busy() async throws {
        let fault = await #expect(throws: CheckFault.self) {
            try await report { request, _ throws(TransportFault) in
                var response = CheckResponse.problem(429, "too-many-requests", at: request)
                response.set("Retry-After", "0")
                return response
            }
        }
        let text = try #require(fault).description
        #expect(text.hasPrefix("http://localhost:8080 cannot be asked: it is too busy: after three waits"))
    }
}
