import Contract
import HTTPWire
import JSONText
import Testing

@Suite("Entity tags")
struct EntityTagTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("Equal bytes have one tag, whoever asked and whoever answers")
    func equalBytes() throws {
        let cleo = try client.ask(.get("/artist", as: .cleo))
        let eli = try client.ask(.get("/artist", as: .eli))
        #expect(cleo.body == eli.body && cleo[.etag] == eli[.etag])
        let elsewhere = try Client().ask(.get("/artist", as: .ada))
        #expect(elsewhere[.etag] == (try client.ask(.get("/artist", as: .ada)))[.etag])
    }

    @Test("Different bytes have different tags: over everything that anybody can read")
    func differentBytes() throws {
        var bodies: [String: [UInt8]] = [:]
        for operation in client.contract.operations where operation.isReading && operation.answersJSON {
            for host in ["localhost:8080", "127.0.0.1:8080"] {
                let requests = try Person.allCases.map { try operation.request(as: $0).with(host: host) }
                for answer in try client.ask(requests) where answer.status == 200 {
                    let tag = try #require(answer[.etag])
                    #expect(bodies[tag, default: answer.body] == answer.body, "\(answer)")
                    bodies[tag] = answer.body
                }
            }
        }
        #expect(bodies.count > 80)
    }

    @Test("A tag depends on the bytes alone, so that it is the same in every process")
    func stable() throws {
        // FNV-1a over 64 bits of "[]".
        #expect(try client.ask(.get("/artist", as: .eli))[.etag] == "\"9612b07b5ecb5a5\"")
    }
}
