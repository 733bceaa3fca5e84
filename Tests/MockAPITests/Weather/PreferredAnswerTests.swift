import HTTPWire
import JSONText
import Testing

@testable import MockAPI

/// Injected statuses are not declared by the document, so these answers are not held against it.
@Suite("An answer under Prefer")
struct PreferredAnswerTests {
    private let backend: Backend

    init() throws {
        backend = try Client().backend
    }

    private func ask(_ target: String, as person: Person? = .ada, prefer: String) throws -> Answer {
        backend.respond(to: try .get(target, as: person).with(.prefer, prefer)).answer
    }

    @Test("with a code is that problem, judged before the caller is")
    func code() throws {
        for person in [Person.ada, nil] {
            let answer = try ask("/artist?limit=x", as: person, prefer: "code=503")
            #expect(answer.response.status == .serviceUnavailable)
            #expect(answer.response.fields.first(.preferenceApplied) == "code=503")
            #expect(answer.response.fields.first(.retryAfter) == "1")
            #expect(answer.operationId == "listArtists")
        }
    }

    @Test("is judged only where there is an operation")
    func notAnOperation() throws {
        #expect(try ask("/nowhere", prefer: "code=503").response.status == .notFound)
        #expect(try ask("/", prefer: "code=503, delay=1").delivery == .plain)
        let options = try HTTPRequest.make(.options, "/artist").with(.prefer, "code=503")
        #expect(backend.respond(to: options).answer.response.status == .noContent)
    }

    @Test("that cannot be read is 400")
    func unreadable() throws {
        #expect(try ask("/artist", prefer: "fault=flood").response.status == .badRequest)
    }

    @Test("of other servers is the ordinary answer", arguments: ["respond-async", "wait=5, return=minimal", ""])
    func ignored(prefer: String) throws {
        let answer = try ask("/artist", prefer: prefer)
        #expect(
            answer.response.body.bytes
                == (try backend.respond(to: .get("/artist", as: .ada)).answer.response.body.bytes))
        #expect(answer.response.fields.first(.preferenceApplied) == nil)
    }

    @Test("carries how it is delivered, refusals and slow answers too")
    func delivery() throws {
        for (target, person) in [("/artist", Person.ada), ("/artist", nil), ("/artwork/artwork-night-bloom", nil)] {
            let answer = try ask(target, as: person, prefer: "delay=250, fault=truncate")
            #expect(answer.delivery == Delivery(delay: 250, cut: Delivery.Cut(then: .close)))
            #expect(answer.response.fields.first(.preferenceApplied) == "delay=250, fault=truncate")
            #expect(answer.preferences == ["delay=250", "fault=truncate"])
        }
    }

    @Test("is not kept for the same request without it, nor with another")
    func notKept() throws {
        for _ in 1...2 {
            #expect(try ask("/artist", prefer: "delay=250").delivery.delay == 250)
            #expect(try ask("/artist", prefer: "delay=100").delivery.delay == 100)
            #expect(try backend.respond(to: .get("/artist", as: .ada)).answer.delivery == .plain)
        }
    }

    @Test("that is malformed has no tag and is read by nobody")
    func malformed() throws {
        let answer = try ask("/artist", prefer: "fault=malformed")
        #expect(answer.response.status == .ok && answer.delivery == .plain)
        #expect(answer.response.fields.first(.etag) == nil)
        #expect(throws: JSONFaults.self) { try JSONParser.parse(answer.response.body.bytes) }
    }

    @Test("may be read by a page, with what was applied")
    func exposed() throws {
        let request = try HTTPRequest.get("/artist", as: .ada)
            .with(.origin, "http://localhost:5173").with(.prefer, "code=500")
        let fields = backend.respond(to: request).answer.response.fields
        #expect(fields.first(.accessControlAllowOrigin) == "http://localhost:5173")
        #expect(fields.first(.accessControlExposeHeaders)?.contains("Preference-Applied, X-Soundcheck-Stale") == true)
        #expect(fields.count(of: .accessControlAllowOrigin) == 1)
    }

    @Test("tells of a variant only where there is a success")
    func variant() throws {
        let refused = try ask("/artist", as: nil, prefer: "variant=odd-text, delay=1")
        #expect(refused.response.fields.first(.preferenceApplied) == "delay=1")
        let answered = try ask("/artist", prefer: "variant=odd-text, delay=1")
        #expect(answered.response.fields.first(.preferenceApplied) == "variant=odd-text, delay=1")
    }
}
