import Catalog
import Contract
import Foundation
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The front page")
struct FrontPageTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("As JSON it lists everybody with what they sign in with and their tokens, and every operation")
    func json() throws {
        let page = try client.ask(.get("/"))
        #expect(page.status == 200 && page[.contentType] == "application/json" && page.operationId == nil)
        #expect(page["title"]?.stringValue?.contains(client.catalog.scenario.title) == true)
        #expect(page["story"] == .string(client.catalog.scenario.story))
        let people = page["people"]?.arrayValue ?? []
        #expect(people.ids == Person.allCases.map(\.id))
        #expect(people.map { $0["token"]?.stringValue } == Person.allCases.map(\.seededToken))
        #expect(people.map { $0["email"]?.stringValue } == Person.allCases.map(\.email))
        #expect(people.map { $0["password"]?.stringValue } == Person.allCases.map(\.password))
        let operations = page["operations"]?.arrayValue ?? []
        #expect(operations.map { $0["operationId"]?.stringValue } == client.contract.operations.map(\.id))
        #expect(operations.map { $0["answeredBy"] == nil } == client.contract.operations.map(\.isComputed))
        #expect(try client.ask(.get(#require(page["document"]?.stringValue))).status == 200)
    }

    @Test("It tells which operations are parked, as the document does")
    func parked() throws {
        let operations = try client.ask(.get("/"))["operations"]?.arrayValue ?? []
        #expect(operations.map { $0["parked"]?.boolValue } == client.contract.operations.map(\.isParked))
        #expect(operations.contains { $0["parked"] == true } && operations.contains { $0["parked"] == false })
    }

    @Test("It tells whose token an operation's command carries")
    func callers() throws {
        let page = try client.ask(.get("/"))
        for line in page["operations"]?.arrayValue ?? [] {
            let request = try Curl.request(#require(line["curl"]?.stringValue))
            let caller = page["people"]?.arrayValue?.first { $0["id"] == line["caller"] }
            #expect(request.fields.first(.authorization) == caller?["token"]?.stringValue.map { "Bearer \($0)" })
        }
    }

    @Test("Each command that it shows works when it is pasted")
    func commands() throws {
        let client = try Client()
        for line in try client.ask(.get("/"))["operations"]?.arrayValue ?? [] {
            let command = try #require(line["curl"]?.stringValue, "\(line)")
            let answer = try client.ask(Curl.request(command))
            #expect((200..<300).contains(answer.status), "\(command)")
            #expect(answer.operationId == line["operationId"]?.stringValue)
        }
    }

    @Test(
        "They lead back to where the page was asked for", arguments: ["127.0.0.1:9000", "[::1]:8080", "ada.localhost"])
    func authority(host: String) throws {
        let page = try client.ask(.get("/").with(host: host))
        let urls = (page["operations"]?.arrayValue ?? []).compactMap { $0["url"]?.stringValue }
        #expect(urls.count == client.contract.operations.count)
        #expect((urls + [page["document"]?.stringValue ?? ""]).allSatisfy { $0.hasPrefix("http://\(host)/") })
    }

    @Test(
        "HTML is for whoever likes it better",
        arguments: [
            ("text/html", true), ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true),
            ("application/json;q=0.5, text/html", true), ("*/*", false), ("application/json", false),
            ("application/json, text/html;q=0.9", false), ("application/*, text/html", false), ("", false),
        ])
    func mediaType(accept: String, isHTML: Bool) throws {
        let page = try client.ask(.get("/").with(.accept, accept))
        #expect(page.status == 200)
        #expect(page[.contentType]?.hasPrefix(isHTML ? "text/html" : "application/json") == true)
        #expect(page[.vary]?.contains("Accept") == true)
        #expect(page.text.hasPrefix("<!doctype html>") == isHTML)
    }

    @Test("Neither is 406")
    func notAcceptable() throws {
        let answer = try client.ask(.get("/").with(.accept, "image/png"))
        #expect(
            answer.status == 406 && answer.detail.contains("text/html") && answer.detail.contains("application/json"))
    }

    @Test("Both have tags of their own, and conditions hold")
    func conditions() throws {
        let json = try client.ask(.get("/"))
        let html = try client.ask(.get("/").with(.accept, "text/html"))
        let tag = try #require(html[.etag])
        #expect(json[.etag] != tag)
        #expect(try client.ask(.get("/").with(.accept, "text/html").with(.ifNoneMatch, tag)).status == 304)
        #expect(try client.ask(.get("/").with(.ifNoneMatch, tag)).status == 200)
    }

    @Test("Only what the page brings may run, and no page may frame it")
    func security() throws {
        let page = try client.ask(.get("/").with(.accept, "text/html"))
        let policy = try #require(page[.contentSecurityPolicy])
        #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
        #expect(policy.contains("connect-src 'self'"))
        #expect(page[.xContentTypeOptions] == "nosniff")
    }

    @Test("The page for browsers shows what the JSON says")
    func data() throws {
        let html = try client.ask(.get("/").with(.accept, "text/html"))
        #expect(try html.embeddedData() == client.ask(.get("/")).json)
    }

    @Test("An operation that its example answers is marked as such")
    func prototypes() throws {
        let path: JSONValue = [
            "get": [
                "operationId": "listStudios", "security": [],
                "responses": [
                    "200": [
                        "description": "All.",
                        "content": ["application/json": ["schema": ["type": "array"], "example": []]],
                    ]
                ],
            ]
        ]
        let contract = try Bundled.contract(changing: [("/paths/~1studio", path)])
        let page = try Client(contract: contract).ask(.get("/"))
        let line = page["operations"]?.arrayValue?.first { $0["operationId"] == "listStudios" }
        #expect(line?["answeredBy"] == "the document's example")
        #expect(line?["curl"] == "curl 'http://localhost:8080/studio'")
    }

    @Test("A catalogue with people and nothing else has a page")
    func empty() throws {
        let catalog = try SeedLoader.load(folder: Bundled.folder(of: "empty"))
        let page = try Client(worlds: .standing(catalog)).ask(.get("/"))
        let operations = page["operations"]?.arrayValue ?? []
        let withoutSample = operations.filter { $0["url"] == nil }.compactMap { $0["operationId"]?.stringValue }
        #expect(Set(withoutSample).isSuperset(of: EveryOperationTests.needs.map(\.operation) + ["getArtwork"]))
    }
}
