import MockAPI
import MockServer
import Testing

@testable import ContractCheck

@Suite("Checks that cannot be run")
struct FaultTests {
    private func fault(_ options: CheckOptions, over transport: any CheckTransport) async throws -> String {
        let fault = await #expect(throws: CheckFault.self) { _ = try await ContractCheck.run(options, over: transport) }
        return try #require(fault).description
    }

    private func fault(_ treat: @escaping BrokenServer.Treatment) async throws -> String {
        let transport = BrokenServer(sound: try Small.transport(), treat: treat)
        let fault = await #expect(throws: CheckFault.self) {
            _ = try await ContractCheck.run(Small.plan(), over: transport)
        }
        return try #require(fault).description
    }

    @Test("A server that is not there")
    func unreachable() async throws {
        let text = try await fault { _, _ throws(TransportFault) in throw TransportFault("connection refused") }
        #expect(text == "http://localhost:8080 cannot be asked: connection refused")
    }

    @Test("A server that goes away meanwhile")
    func lost() async throws {
        let count = Counter()
        let text = try await fault { request, sound throws(TransportFault) in
            if count.next() > 100 { throw TransportFault("connection refused") }
            return try sound.answer(to: request)
        }
        #expect(text == "http://localhost:8080 stopped answering while it was checked: connection refused")
    }

    @Test("One answer that does not come is a finding, and no end")
    func unanswered() async throws {
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            if request.method == "HEAD", request.isFor("/artist") { throw TransportFault("the connection was lost") }
            return try sound.answer(to: request)
        }
        var options = CheckOptions(baseURL: "")
        options.only = ["listArtists"]
        let report = try await Small.report(options, over: transport)
        #expect(report.failures == ["listArtists.head"])
        #expect(report.failureTexts.contains("no answer came to HEAD /artist: the connection was lost"))
    }

    @Test("A server that knows nobody of the seeds")
    func strangers() async throws {
        let text = try await fault { request, sound throws(TransportFault) in
            try sound.answer(to: request.with("Authorization", "Bearer other"))
        }
        #expect(text.hasPrefix("http://localhost:8080 does not let ada, cleo, dora in: everything gets 401."))
        #expect(text.contains("--token name=TOKEN"))
    }

    @Test("One caller whose token is not good")
    func oneStranger() async throws {
        var options = CheckOptions(baseURL: "")
        options.callers = [.init(name: "ada", token: "mock-ada"), .init(name: "zoe", token: "mock-zoe")]
        let text = try await fault(options, over: Small.transport())
        #expect(text == "http://localhost:8080 does not let zoe in: everything gets 401. Are the tokens still good?")
    }

    @Test("A base URL that leads beside the API")
    func beside() async throws {
        let text = try await fault { request, sound throws(TransportFault) in
            try sound.answer(to: request.with(target: "/api" + request.target))
        }
        #expect(text.contains("has none of the document's paths (/artist, "))
    }

    @Test("A base URL that leads elsewhere")
    func moved() async throws {
        let text = try await fault { _, _ throws(TransportFault) in
            CheckResponse(status: 301, fields: [.init("Location", "https://api.example.com/artist")], body: [])
        }
        #expect(text.contains("sends clients on to https://api.example.com/artist."))
    }

    @Test("Seeds and documents that are not there")
    func missing() async throws {
        var options = CheckOptions(baseURL: "")
        options.seeds = "nowhere"
        #expect(try await fault(options, over: Small.transport()).contains("nowhere"))
        options.seeds = "default"
        options.openAPI = "/nowhere.json"
        #expect(try await fault(options, over: Small.transport()).contains("/nowhere.json"))
    }
}
