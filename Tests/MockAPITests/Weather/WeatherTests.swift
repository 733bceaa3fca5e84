import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("Weather")
struct WeatherTests {
    private static let rules: [(JSONValue, Int?)] = [
        (["status": 500], 500), (["status": 429, "fault": "truncate"], 429), (["fault": "reset"], 503),
        (["fault": "reset", "afterBytes": 0], nil), (["fault": "stall"], nil), (["delayMs": 5], nil),
        (["status": 500, "when": "after"], nil), (["fault": "reset", "when": "after"], nil),
    ]

    private func weather(_ prefer: String? = nil, rule: JSONValue? = nil) throws -> Weather? {
        var fields = HTTPFields()
        if let prefer { fields.append(.prefer, prefer) }
        let hit = rule.flatMap { FaultRule(id: "fault-1", $0.objectValue ?? JSONObject()).hit(call: 1) }
        return Weather(try Preferences(fields), hit: hit)
    }

    private func finish(_ weather: Weather?) throws -> Answer {
        var visit = Visit(try .get("/artist"), origin: .none, edition: try Client().backend.edition)
        visit.weather = weather
        return visit.answer(HTTPResponse(status: .ok, body: .bytes(Array("{\"a\":1}".utf8))))
    }

    @Test("is nothing where nothing is asked for and no rule hits")
    func clear() throws {
        #expect(try weather() == nil)
        #expect(try finish(nil).delivery == .plain)
    }

    @Test(
        "spares the work where a status is injected before it, or where nothing of the answer is sent",
        arguments: rules)
    func before(rule: JSONValue, status: Int?) throws {
        let problem = try weather(rule: rule)?.before
        #expect(problem?.document(instance: nil).status.code == status)
    }

    @Test("after the work takes the answer's place")
    func after() throws {
        let answer = try finish(weather(rule: ["status": 503, "retryAfterSeconds": 9, "when": "after"]))
        #expect(answer.response.status == .serviceUnavailable)
        #expect(answer.response.fields.first(.retryAfter) == "9")
        #expect(try JSONParser.parse(answer.response.body.bytes)["instance"] == "/artist")
        #expect(answer.rule == "fault-1")
    }

    @Test("of a rule leaves the answer as it is but for its delivery")
    func delivery() throws {
        let answer = try finish(weather(rule: ["delayMs": 7, "fault": "stall", "when": "after"]))
        #expect(answer.response.status == .ok && answer.rule == "fault-1")
        #expect(answer.response.fields.first(.preferenceApplied) == nil)
        #expect(answer.delivery == Delivery(delay: 7, cut: Delivery.Cut(then: .silence)))
    }

    @Test("of a rule and of the request add up, and where they differ the request's counts")
    func both() throws {
        let weather = try weather(
            "delay=3, code=404, fault=drip", rule: ["delayMs": 7, "status": 500, "fault": "malformed"])
        #expect(weather?.before?.document(instance: nil).status == .notFound)
        let answer = try finish(weather)
        #expect(answer.delivery == Delivery(delay: 10, bytesPerSecond: 512))
        #expect(throws: Never.self) { try JSONParser.parse(answer.response.body.bytes) }
        let after = try finish(self.weather("code=404", rule: ["status": 500, "when": "after"]))
        #expect(after.response.status == .ok)
    }
}
