import Contract
import HTTPWire
import JSONText
import Testing

@Suite("Operations that the document alone describes")
struct PrototypeTests {
    static let success: JSONValue = [
        "description": "It.",
        "content": ["application/json": ["schema": ["type": "object"], "example": ["made": true]]],
    ]

    /// A way to put something on a studio's shelf, which nothing in the program knows.
    private func operation(_ changes: [(String, JSONValue?)] = []) -> JSONValue {
        let problem: JSONValue = [
            "description": "No.",
            "content": ["application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]],
        ]
        var object = JSONObject([
            ("operationId", "putOnShelf"), ("x-status", "proposed"), ("security", [["bearer": []]]),
            (
                "parameters",
                [
                    [
                        "name": "studioId", "in": "path", "required": true,
                        "schema": ["type": "string", "maxLength": 8],
                    ],
                    [
                        "name": "shelf", "in": "query", "required": true,
                        "schema": ["type": "integer", "minimum": 1, "maximum": 9],
                    ],
                ]
            ),
            (
                "requestBody",
                [
                    "required": true,
                    "content": [
                        "application/json": [
                            "schema": [
                                "type": "object", "required": ["name"], "properties": ["name": ["type": "string"]],
                            ]
                        ]
                    ],
                ]
            ),
            (
                "responses",
                ["201": Self.success, "400": problem, "401": problem, "406": problem, "415": problem]
            ),
        ])
        for (key, value) in changes { object.set(key, value ?? .null) }
        return .object(JSONObject(object.members.filter { $0.value != .null }.map { ($0.key, $0.value) }))
    }

    private func client(_ method: String = "post", _ changes: [(String, JSONValue?)] = []) throws -> Client {
        try Client(
            contract: Bundled.contract(changing: [("/paths/~1studio~1{studioId}", [method: operation(changes)])]))
    }

    private func request(_ target: String, _ body: JSONValue = ["name": "x"]) throws -> HTTPRequest {
        try .post(target, body, as: .ada)
    }

    @Test("One is answered with its example and the status of its success")
    func example() throws {
        let answer = try client().ask(request("/studio/a?shelf=3"))
        #expect(answer.status == 201 && answer.json == ["made": true])
        #expect(answer.operationId == "putOnShelf" && answer.callerId == "user-ada")
        #expect(answer[.etag] == nil)
    }

    @Test("Its caller, parameters, Accept and body are judged all the same")
    func judged() throws {
        let client = try client()
        #expect(try client.ask(.post("/studio/a?shelf=3", ["name": "x"])).status == 401)
        let parameters = try client.ask(request("/studio/aaaaaaaaa?shelf=10"))
        #expect(parameters.status == 400 && parameters.faultyPlaces == ["studioId", "shelf"])
        let missing = try client.ask(request("/studio/a"))
        #expect(missing.faultyPlaces == ["shelf"] && missing.detail.contains("missing"))
        #expect(try client.ask(request("/studio/a?shelf=3").with(.accept, "image/png")).status == 406)
        let body = try client.ask(request("/studio/a?shelf=3", ["name": 7]))
        #expect(body.status == 400 && body.code == "invalid-body" && body.faultyPlaces == ["/name"])
        let text = try HTTPRequest.make(.post, "/studio/a?shelf=3", as: .ada).with(body: [], type: "text/plain")
        #expect(try client.ask(text).status == 415)
        #expect(try client.ask(.get("/studio/a", as: .ada))[.allow] == "OPTIONS, POST")
    }

    @Test("One that reads has a tag, answers HEAD and honours conditions")
    func reading() throws {
        let response: JSONValue = [
            "description": "It.",
            "headers": ["ETag": ["schema": ["type": "string"]]],
            "content": ["application/json": ["schema": ["type": "object"], "example": ["made": true]]],
        ]
        let client = try client(
            "get",
            [
                ("requestBody", nil), ("security", []),
                ("responses", ["200": response, "304": ["description": "Kept."]]),
            ])
        let answer = try client.ask(.get("/studio/a?shelf=3"))
        let tag = try #require(answer[.etag])
        #expect(answer.json == ["made": true] && answer.callerId == nil)
        #expect(try client.ask(.get("/studio/b?shelf=4"))[.etag] == tag)
        #expect(try client.ask(.get("/studio/a?shelf=3").with(.ifNoneMatch, tag)).status == 304)
        #expect(try client.ask(.make(.head, "/studio/a?shelf=3"))[.etag] == tag)
    }

    @Test("One that reads what a body says judges each body, however often the same was asked")
    func readingByBody() throws {
        let client = try client("get")
        for _ in 1...4 {
            #expect(try client.ask(request("/studio/a?shelf=3").with(method: .get)).status == 201)
            let wrong = try client.ask(request("/studio/a?shelf=3", ["name": 7]).with(method: .get))
            #expect(wrong.status == 400 && wrong.faultyPlaces == ["/name"])
            #expect(try client.ask(.get("/studio/a?shelf=3", as: .ada)).status == 415)
        }
    }

    @Test("A success without content needs no example")
    func empty() throws {
        let client = try client("delete", [("requestBody", nil), ("responses", ["204": ["description": "Gone."]])])
        let answer = try client.ask(.make(.delete, "/studio/a?shelf=3", as: .ada))
        #expect(answer.status == 204 && answer.body.isEmpty)
    }

    @Test("Without an example it is 501, which says what to add, but only once the request is right")
    func nothing() throws {
        let bare: JSONValue = ["description": "It.", "content": ["application/json": ["schema": ["type": "object"]]]]
        let problem: JSONValue = [
            "description": "No.",
            "content": ["application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]],
        ]
        let client = try client("post", [("responses", ["201": bare, "400": problem])])
        let answer = try client.ask(request("/studio/a?shelf=3"))
        #expect(answer.status == 501 && answer.code == "not-implemented")
        #expect(answer.detail.contains("putOnShelf") && answer.detail.contains("example"))
        #expect(try client.ask(request("/studio/a?shelf=0")).status == 400)
    }

    @Test("It takes the place of the front page or of the document, where it has their path")
    func ownPages() throws {
        let operation = operation([
            ("parameters", nil), ("requestBody", nil), ("security", []), ("responses", ["200": Self.success]),
        ])
        let client = try Client(contract: Bundled.contract(changing: [("/paths/~1", ["get": operation])]))
        #expect(try client.ask(.get("/")).operationId == "putOnShelf")
    }
}
