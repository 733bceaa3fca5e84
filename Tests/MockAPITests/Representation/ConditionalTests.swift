import Contract
import HTTPWire
import JSONText
import Testing

@Suite("Conditional answers")
struct ConditionalTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    static let operations: [String] = Bundled.operationIds { $0.isReading && $0.success?.content != nil }

    private func request(_ operation: String) throws -> HTTPRequest {
        try client.success(of: client.operation(operation)).request
    }

    @Test("An answer that the client has is 304: its tag and how to keep it, without a body", arguments: operations)
    func notModified(operation: String) throws {
        let request = try request(operation)
        let whole = try client.ask(request)
        let tag = try #require(whole[.etag])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
        for condition in [tag, "W/\(tag)", "\"x\", \(tag)", "\"a,b\" ,W/\(tag),\"y\"", "*"] {
            let answer = try client.ask(request.with(.ifNoneMatch, condition))
            #expect(answer.status == 304, "\(condition)")
            #expect(answer.fieldEntries.sorted() == whole.fieldEntries(named: "Cache-Control", "ETag", "Vary"))
        }
        let severalLines = request.with(.ifNoneMatch, "\"x\"").with(.ifNoneMatch, tag)
        #expect(try client.ask(severalLines).status == 304)
    }

    @Test(
        "Another tag, or what is none, gets the whole answer",
        arguments: ["\"x\"", "", "x", "W/\"x\"", "\"\"", "\"*\""])
    func modified(condition: String) throws {
        let request = try request("listArtists")
        let whole = try client.ask(request)
        let answer = try client.ask(request.with(.ifNoneMatch, condition))
        #expect(answer.status == 200 && answer.body == whole.body)
        let unquoted = try #require(whole[.etag]).filter { $0 != "\"" }
        #expect(try client.ask(request.with(.ifNoneMatch, unquoted)).status == 200)
    }

    @Test("HEAD has the fields of GET, under a condition too", arguments: operations)
    func head(operation: String) throws {
        let request = try request(operation)
        let get = try client.ask(request)
        let head = try client.ask(request.with(method: .head))
        #expect(head.status == get.status && head.fieldEntries == get.fieldEntries)
        // The body is counted for Content-Length, and left out when the answer is sent.
        #expect(head.response.body.count == get.response.body.count)
        #expect(try client.ask(request.with(method: .head).with(.ifNoneMatch, "*")).status == 304)
    }

    @Test(
        "Personal answers are kept by their owner only and asked for again each time",
        arguments: Bundled.operationIds { $0.isReading && $0.answersJSON })
    func caching(operation: String) throws {
        let answer = try client.ask(request(operation))
        #expect(answer[.cacheControl] == "private, no-cache", "\(answer)")
        #expect(answer[.vary] == "Origin, Authorization, Accept, Prefer, X-Soundcheck-World")
    }

    @Test("A condition does not turn a refusal into a 304")
    func refusals() throws {
        for (target, person, status) in [("/artist/x", Person.ada, 404), ("/artist/artist-kohaku", .eli, 403)] {
            #expect(try client.ask(.get(target, as: person).with(.ifNoneMatch, "*")).status == status)
        }
        #expect(try client.ask(.get("/artist").with(.ifNoneMatch, "*")).status == 401)
        let session = try HTTPRequest.signIn(Person.ada.email, Person.ada.password)
        #expect(try client.ask(session.with(.ifNoneMatch, "*")).status == 200)
    }
}

extension Exchange {
    /// The fields of these names, sorted.
    fileprivate func fieldEntries(named names: String...) -> [String] {
        response.fields.entries.filter { names.contains($0.name) }.map { "\($0.name): \($0.value)" }.sorted()
    }
}
