import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

/// A team's own document may say less than ours; what it leaves out must not make the server lie or fall.
@Suite("Documents of somebody's own")
struct OwnDocumentTests {
    private static let limit = "/components/parameters/Limit/schema"

    @Test(
        "A limit without bounds, or below nothing, is no reason to fall", arguments: [-5, 0, 3, Int64.max, Int64.min])
    func limit(_ limit: Int64) throws {
        let client = try Client(contract: Bundled.contract(changing: [(Self.limit, ["type": "integer"])]))
        let link = try #require(try client.ask(.get("/artist?limit=2", as: .ada))[.link])
        let cursor = try #require(link.firstMatch(of: /cursor=([^&>]+)/)?.output.1)
        for target in ["/artist?limit=\(limit)", "/artist?cursor=\(cursor)&limit=\(limit)"] {
            let answer = try client.ask(.get(target, as: .ada))
            #expect(answer.elements.count <= max(0, Int(clamping: limit)))
        }
    }

    @Test("What is somebody's is asked for with a token, also where the document forgets to say so")
    func withoutSecurity() throws {
        let client = try Client(
            contract: Bundled.contract(changing: [("/security", nil), ("/paths/~1artist/get/security", nil)]))
        #expect(try client.ask(.get("/artist")).code == "unauthenticated")
        #expect(try client.ask(.get("/artist", as: .ada)).elements.count == 8)
    }

    @Test("A list whose document has no cursor is whole, and leads nowhere")
    func withoutCursor() throws {
        let cursor = "/components/parameters/Cursor/name"
        let client = try Client(contract: Bundled.contract(changing: [(cursor, "after")]))
        let page = try client.ask(.get("/artist?limit=2", as: .ada))
        #expect(page.elements.count == 2 && page[.link] == nil)
    }

    private func prototype(_ mediaType: String, _ example: JSONValue) throws -> Exchange {
        let operation: JSONValue = [
            "operationId": "getPrototype", "x-status": "proposed", "security": [],
            "responses": [
                "200": ["description": "Fine.", "content": .object(JSONObject([(mediaType, ["example": example])]))]
            ],
        ]
        return try Client(contract: Bundled.contract(changing: [("/paths/~1prototype", ["get": operation])]))
            .ask(.get("/prototype").with(host: "127.0.0.1:9"))
    }

    @Test("An example that is not JSON is sent as it is")
    func textExample() throws {
        let answer = try prototype("text/csv", "a,b\n1,\"2\"\n")
        #expect(answer.text == "a,b\n1,\"2\"\n")
        #expect(answer[.contentType] == "text/csv")
    }

    @Test("An example's URLs are under the authority that was asked")
    func exampleURLs() throws {
        let url = try #require(try Bundled.contract().serverURLs.first)
        let answer = try prototype("application/json", ["url": .string(url + "/audio/a"), "text": .string(url + "x")])
        #expect(answer["url"] == "http://127.0.0.1:9/audio/a")
        #expect(answer["text"] == .string(url + "x"))
    }

    @Test("The call that the front page gives has what the operation requires of its query and fields")
    func sampleCall() throws {
        let operation: JSONValue = [
            "operationId": "searchThings", "x-status": "proposed", "security": [],
            "parameters": [
                ["name": "q", "in": "query", "required": true, "schema": ["type": "string"], "example": "a b&c"],
                ["name": "X-Region", "in": "header", "required": true, "schema": ["type": "string"], "example": "eu"],
            ],
            "responses": [
                "204": ["description": "Fine."], "400": ["$ref": "#/components/responses/InvalidParameter"],
            ],
        ]
        let client = try Client(contract: Bundled.contract(changing: [("/paths/~1things", ["get": operation])]))
        let lines = try client.ask(.get("/"))["operations"]?.arrayValue ?? []
        let line = try #require(lines.first { $0["operationId"] == "searchThings" })
        let command = try #require(line["curl"]?.stringValue)
        #expect(command == "curl -H 'X-Region: eu' 'http://localhost:8080/things?q=a%20b%26c'")
        #expect(try client.ask(.get("/things?q=a%20b%26c").with(HTTPFieldName("X-Region")!, "eu")).status == 204)
        #expect(try client.ask(.get("/things")).faultyPlaces == ["q", "X-Region"])
    }

    @Test("A cookie that an operation requires is read")
    func cookie() throws {
        let operation: JSONValue = [
            "operationId": "getTheme", "x-status": "proposed", "security": [],
            "parameters": [
                [
                    "name": "theme", "in": "cookie", "required": true,
                    "schema": ["type": "string", "enum": ["light", "dark"]],
                ]
            ],
            "responses": [
                "204": ["description": "Fine."], "400": ["$ref": "#/components/responses/InvalidParameter"],
            ],
        ]
        let client = try Client(contract: Bundled.contract(changing: [("/paths/~1theme", ["get": operation])]))
        let name = try #require(HTTPFieldName("Cookie"))
        #expect(try client.ask(.get("/theme")).faultyPlaces == ["theme"])
        #expect(try client.ask(.get("/theme").with(name, "a=1; theme=blue")).faultyPlaces == ["theme"])
        #expect(try client.ask(.get("/theme").with(name, "a=1; theme=dark")).status == 204)
    }
}
