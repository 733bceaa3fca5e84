import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

/// Each of these answers is held against the document as every other is.
@Suite("Answers in variants")
struct VariantAnswerTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    static let jsonOperations = Bundled.operationIds { $0.answersJSON }

    private func request(_ operation: Contract.Operation, _ person: Person?, _ variant: Variant) throws -> HTTPRequest {
        try operation.request(as: person).with(.prefer, "variant=\(variant.rawValue)")
    }

    @Test(
        "Every variant of every operation satisfies the document, for everybody, and says that it is one",
        arguments: jsonOperations)
    func every(operation id: String) throws {
        let operation = try client.operation(id)
        var answered: Set<Variant> = []
        for person in try people(for: operation) {
            let plain = try Bundled.client(for: operation).ask(operation.request(as: person))
            for variant in variants(of: operation) {
                let answer = try Bundled.client(for: operation).ask(request(operation, person, variant))
                #expect(answer.status == plain.status && answer.operationId == id)
                guard plain.status < 300 else {
                    #expect(answer[.preferenceApplied] == nil && answer.body == plain.body)
                    continue
                }
                #expect(answer[.preferenceApplied] == "variant=\(variant.rawValue)")
                #expect(answer[.vary]?.contains("Prefer") == true)
                answered.insert(variant)
                // Another answer has another tag, so that neither is taken for the other.
                let isSame = answer.body == plain.body
                #expect(!operation.isReading || isSame == (answer[.etag] == plain[.etag]), "\(answer) \(variant)")
            }
            guard operation.isReading else { continue }
            #expect(try client.ask(operation.request(as: person)).body == plain.body)
        }
        #expect(answered == Set(variants(of: operation)))
    }

    /// Everybody; of what changes something, whose server serves one request only, one who may and one who may not.
    private func people(for operation: Contract.Operation) throws -> [Person?] {
        if operation.isReading || !operation.requiresToken { return operation.callers }
        let id = try Bundled.client(for: operation).success(of: operation).callerId
        return [Person.allCases.first { $0.id == id }, .eli]
    }

    /// All; of what changes something, which needs a server for each, some.
    private func variants(of operation: Contract.Operation) -> [Variant] {
        operation.isReading ? Variant.allCases : [.nullOptionals, .extraFields, .unknownEnum, .oddText]
    }

    @Test("Each is the same every time", arguments: jsonOperations)
    func again(operation id: String) throws {
        let operation = try client.operation(id)
        let success = try Bundled.client(for: operation).success(of: operation)
        let person = success.callerId.flatMap { id in Person.allCases.first { $0.id == id } }
        for variant in variants(of: operation) {
            let request = try request(operation, person, variant)
            let others = try [Bundled.client(for: operation), operation.isReading ? Self.other.get() : Client()]
            let answers = others.map { $0.backend.respond(to: request).answer.response }
            #expect(answers[0].body.bytes == answers[1].body.bytes && answers[0].status == success.response.status)
            #expect(answers[0].fields.entries.elementsEqual(answers[1].fields.entries, by: ==))
        }
    }

    /// Another server.
    private static let other = Result { try Client() }

    @Test("Most of them are other answers", arguments: Variant.allCases)
    func different(variant: Variant) throws {
        let operation = try client.operation(variant == .unknownEnum ? "getTrack" : "listSharedByMe")
        let plain = try client.ask(operation.request(as: .ada))
        #expect(try client.ask(request(operation, .ada, variant)).json != plain.json)
    }

    @Test("None is kept for the ordinary request, and none of what was kept is sent for one")
    func keeping() throws {
        let client = try Client()
        let question = try Question(.get("/artist", as: .ada), to: client.world("demo"), by: .prefix)
        let plain = try question.askUntilKnown(client)
        let varied = try Question(
            .get("/artist", as: .ada).with(.prefer, "variant=empty-lists"), to: client.world("demo"), by: .prefix)
        for _ in 1...3 {
            #expect(try varied.ask(client).json == [])
            #expect(try question.ask(client).isKept(with: plain))
        }
        #expect(!varied.isKnown(to: client))
    }

    @Test("Each has a tag of its own, that conditions know")
    func conditions() throws {
        let request = try HTTPRequest.get("/artist", as: .ada).with(.prefer, "variant=odd-text")
        let tag = try #require(try client.ask(request)[.etag])
        let unchanged = try client.ask(request.with(.ifNoneMatch, tag))
        #expect(unchanged.status == 304 && unchanged.body.isEmpty)
        #expect(try client.ask(.get("/artist", as: .ada).with(.ifNoneMatch, tag)).status == 200)
    }

    @Test("Where nothing can vary nothing is said to be applied", arguments: Variant.allCases)
    func artwork(variant: Variant) throws {
        let request = try HTTPRequest.get("/artwork/avatar-ada?size=64")
        let plain = try client.ask(request)
        let answer = try client.ask(request.with(.prefer, "variant=\(variant.rawValue)"))
        #expect(answer.body == plain.body && answer[.preferenceApplied] == nil)
        let delayed = try client.ask(request.with(.prefer, "variant=\(variant.rawValue), delay=1"))
        #expect(delayed[.preferenceApplied] == "delay=1")
    }

    @Test("What is no operation of the document has none", arguments: ["/", "/openapi.json", "/__admin/clock"])
    func ownPages(target: String) throws {
        let answer = try client.ask(.get(target).with(.prefer, "variant=odd-text"))
        #expect(answer.status == 200 && answer[.preferenceApplied] == nil)
        #expect(answer.body == (try client.ask(.get(target)).body))
    }

    @Test("An operation that the document alone has gives its example in variants", arguments: Variant.allCases)
    func prototype(variant: Variant) throws {
        let item: JSONValue = [
            "type": "object", "required": ["id", "mood"],
            "properties": [
                "id": ["type": "string", "maxLength": 40], "mood": ["type": "string", "x-extensible-enum": ["calm"]],
                "text": ["type": ["string", "null"], "maxLength": 4000],
                "at": ["type": "string", "format": "date-time"],
                "count": ["type": "integer", "format": "int64", "minimum": 0, "maximum": 9],
            ],
        ]
        let example: JSONValue = [
            ["id": "mood-1", "mood": "calm", "text": "Fine.", "at": "2026-06-07T09:30:00Z", "count": 1],
            ["id": "mood-2", "mood": "calm"],
        ]
        let operation: JSONValue = [
            "operationId": "listMoods", "x-status": "proposed", "security": [],
            "responses": [
                "200": [
                    "description": "Moods.", "headers": ["ETag": ["schema": ["type": "string"]]],
                    "content": ["application/json": ["schema": ["type": "array", "items": item], "example": example]],
                ]
            ],
        ]
        let client = try Client(contract: Bundled.contract(changing: [("/paths/~1moods", ["get": operation])]))
        let answer = try client.ask(.get("/moods").with(.prefer, "variant=\(variant.rawValue)"))
        #expect(answer.status == 200 && answer.operationId == "listMoods")
        #expect(answer[.preferenceApplied] == "variant=\(variant.rawValue)")
        #expect(answer.json != example)
        #expect(try client.ask(.get("/moods")).json == example)
    }
}
