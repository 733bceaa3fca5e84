import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The control side's index")
struct AdminIndexTests {
    private func lines(of index: Exchange) -> [String] {
        (index["operations"]?.arrayValue ?? []).compactMap { $0["curl"]?.stringValue }
    }

    @Test("Its commands work when they are pasted in order, for whichever world", arguments: ["", "/w/demo-2"])
    func commands(prefix: String) throws {
        let control = try Control()
        let index = try control("GET \(prefix)/__admin")
        let commands = lines(of: index)
        #expect(commands.count == AdminOperations.handlers.count)
        for command in commands {
            #expect(command.contains("'http://localhost:8080\(prefix)/__admin"))
            let answer = try control.client.ask(Curl.request(command))
            #expect(answer.status / 100 == 2, "\(command): \(answer): \(answer.detail)")
        }
    }

    @Test("A world that is addressed by a field is addressed by path in its commands, which carry no field")
    func addressedByField() throws {
        let field = try #require(HTTPFieldName("X-Soundcheck-World"))
        let index = try Control().client.ask(.get("/__admin").with(field, "demo"))
        #expect(index["world"]?["name"] == "demo")
        #expect(index["document"] == "http://localhost:8080/w/demo/__admin/openapi.json")
        #expect(lines(of: index).allSatisfy { $0.contains("'http://localhost:8080/w/demo/__admin") })
    }

    @Test("A path that has nothing is told what comes near and where all are listed")
    func unknownPath() throws {
        let answer = try Control()("GET /__admin/word")
        #expect(answer.status == 404 && answer.code == "not-found")
        #expect(answer.detail.contains("/__admin/worlds"), "\(answer.detail)")
        #expect(answer.detail.contains("GET /__admin lists all of them."), "\(answer.detail)")
    }

    @Test("A method that a path does not take is 405, OPTIONS tells which it takes, HEAD goes with GET")
    func methods() throws {
        let control = try Control()
        #expect(try control("PATCH /__admin/clock")[.allow] == "GET, HEAD, OPTIONS, PUT")
        #expect(try control("OPTIONS /__admin/clock")[.allow] == "GET, HEAD, OPTIONS, PUT")
        #expect(try control("HEAD /__admin/clock").status == 200)
    }

    @Test("Nothing is kept, and nothing is noted in the journal")
    func caching() throws {
        let control = try Control()
        let answer = try control("GET /__admin/clock")
        #expect(answer[.cacheControl] == "no-store" && answer[.etag] == nil)
        #expect(try control("GET /__admin/word").status == 404)
        #expect(try control("GET /__admin/requests")["total"] == 0)
    }

    @Test("Foreign pages may neither change nor read anything; local ones may", arguments: ["GET", "PUT"])
    func origins(method: String) throws {
        let control = try Control()
        let request = try Control.request("\(method) /__admin/clock {\"advanceSeconds\": 60}")
        let foreign = try control.client.ask(request.with(.origin, "https://example.com"))
        #expect(foreign.status == 403 && foreign.code == "foreign-origin")
        #expect(try control("GET /__admin/clock")["now"] == "2026-06-07T09:30:00Z")
        #expect(try control.client.ask(request.with(.origin, "http://localhost:3000")).status == 200)
    }
}
