import Contract
import Foundation
import Testing

@Suite("The lint")
struct DocumentLintTests {
    private func findings(_ text: String) throws -> [String] {
        DocumentLint.findings(in: try Documents.load(text)).map(\.description)
    }

    private static let answer = #""responses": {"200": {"description": ""}, "400": {"description": ""}}"#

    /// What leaves nothing to be said of an operation.
    private static let open = #""security": [], "# + answer

    @Test("has nothing to say of a document that keeps the rules")
    func clean() throws {
        let text = Documents.text(
            operation: ##"""
                "security": [{"bearer": []}],
                "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}, "example": "a"}],
                "responses": {
                  "200": {"description": "", "content": {"application/json": {
                    "schema": {"$ref": "#/components/schemas/Thing"}, "example": {"id": "a"}}}},
                  "304": {"description": ""}, "401": {"description": ""},
                  "404": {"description": "", "content": {"application/problem+json": {"schema": {"type": "object"}}}}
                }
                """##,
            path: "/thing/{id}",
            components: #"""
                "securitySchemes": {"bearer": {}},
                "schemas": {"Thing": {"type": "object", "properties": {
                  "id": {"type": "string"}, "note": {"type": ["string", "null"]},
                  "size": {"type": "integer", "format": "int64", "minimum": 0, "maximum": 9007199254740991}}}}
                """#)
        #expect(try findings(text) == [])
    }

    @Test(
        "speaks of operations",
        arguments: [
            (
                #""parameters": [{"name": "a", "in": "query", "schema": {}}], "security": []"#,
                "3:16: /paths/~1thing/get/parameters/0: the parameter \"a\" has no example; add one that works"
            ),
            (
                #""security": [{"bearer": []}]"#,
                "2:22: /paths/~1thing/get: getThing does not list the status 401, though it requires a token; "
                    + "add it to \"responses\""
            ),
            (
                #""requestBody": {"content": {}}, "security": []"#,
                "2:22: /paths/~1thing/get: getThing does not list the status 415, though it takes a body; "
                    + "add it to \"responses\""
            ),
            (
                #""deprecated": false"#,
                "2:22: /paths/~1thing/get: getThing asks for no token; "
                    + "add \"security\": [{\"bearer\": []}], or add \"security\": [] if anybody may ask"
            ),
        ])
    func operations(text: String, finding: String) throws {
        let document = Documents.text(
            operation: "\(text), \(Self.answer)", components: #""securitySchemes": {"bearer": {}}"#)
        #expect(try findings(document) == ["test.json:\(finding)"])
    }

    /// The path parameter `{id}`.
    private static func id(_ schema: String) -> String {
        #""parameters": [{"name": "id", "in": "path", "required": true, "schema": \#(schema), "example": "a"}], "#
    }

    private static let text = id(#"{"type": "string"}"#)
    private static let list = id(#"{"type": "string", "enum": ["a"]}"#)

    @Test(
        "asks for 404 where a path can lead to nothing, and for 400 where its value can be none of a list",
        arguments: [
            ("get", text, "404, though its path has a parameter"), ("put", text, nil),
            ("get", list, "400, though its path has an enumeration"),
        ])
    func pathParameters(method: String, parameter: String, finding: String?) throws {
        let operation = parameter + #""security": [], "responses": {"200": {"description": ""}}"#
        let text = Documents.text(operation: operation, path: "/thing/{id}")
            .replacingOccurrences(of: "\"get\":", with: "\"\(method)\":")
        let found = try findings(text).map { $0.components(separatedBy: "the status ").last ?? "" }
        #expect(found == [finding].compactMap { $0.map { "\($0); add it to \"responses\"" } })
    }

    @Test("asks for 304 unless nobody may keep the answer", arguments: [("no-store", false), ("no-cache", true)])
    func validators(caching: String, isAsked: Bool) throws {
        let answer = #"""
            "security": [], "responses": {"200": {"description": "",
              "headers": {"Cache-Control": {"schema": {"type": "string"}, "example": "\#(caching)"}},
              "content": {"application/json": {"example": 1}}}}
            """#
        #expect(try findings(Documents.text(operation: answer)).isEmpty == !isAsked)
    }

    @Test("tells a document without security schemes to declare one")
    func noSchemes() throws {
        #expect(
            try findings(Documents.text(operation: Self.answer)) == [
                "test.json:2:22: /paths/~1thing/get: getThing asks for no token; "
                    + "declare a security scheme and require it, or add \"security\": [] if anybody may ask"
            ])
    }

    @Test("takes the security of the whole document for an operation's own")
    func commonSecurity() throws {
        let text = Documents.text(operation: Self.answer)
            .replacingOccurrences(of: "\"components\": {", with: "\"security\": [], \"components\": {")
        #expect(try findings(text) == [])
    }

    @Test(
        "speaks of answers",
        arguments: [
            (
                #""404": {"description": ""}"#,
                "lists no status from 200 to 299; add the answer of a call that goes well"
            ),
            (
                #""200": {"description": "", "content": {"application/json": {}}}, "304": {"description": ""}"#,
                "answers 200 in application/json; add an \"example\" of it"
            ),
            (
                #""200": {"description": "", "content": {"application/json": {"example": 1}}}"#,
                "does not list the status 304, though its answer has an ETag; add it to \"responses\""
            ),
            (
                #""200": {"description": ""}, "404": {"description": "", "content": {"application/json": {}}}"#,
                "answers 404 in another media type; write it as application/problem+json"
            ),
        ])
    func answers(text: String, finding: String) throws {
        #expect(
            try findings(Documents.text(operation: "\"security\": [], \"responses\": {\(text)}"))
                == ["test.json:2:22: /paths/~1thing/get: getThing \(finding)"])
    }

    @Test("speaks of path parameters")
    func pathParameters() throws {
        let text = Documents.text(
            operation: #""parameters": [{"name": "a", "in": "path", "schema": {}, "example": 1}], \#(Self.open)"#,
            path: "/{a}")
        #expect(
            try findings(text) == [
                "test.json:2:20: /paths/~1{a}/get: getThing does not list the status 404, "
                    + "though its path has a parameter; add it to \"responses\"",
                "test.json:3:16: /paths/~1{a}/get/parameters/0: the path parameter \"a\" needs \"required\": true",
            ])
    }

    @Test("speaks of names")
    func names() throws {
        let text = Documents.text(
            operation: Self.open,
            paths: """
                "/other": {
                "get": {"operationId": "Other_thing", "x-status": "exists", \(Self.open)},
                "put": {\(Self.open)}}
                """)
        #expect(
            try findings(text) == [
                "test.json:6:9: /paths/~1other/get/operationId: "
                    + "the operationId \"Other_thing\" is not camelCase; write \"otherThing\"",
                "test.json:7:1: /paths/~1other/put: PUT /other has no operationId; "
                    + "add one in camelCase, by which handlers and generated clients know it",
                "test.json:7:1: /paths/~1other/put: PUT /other has no x-status; "
                    + "add \"exists\" or \"proposed\" or \"assumed\", the first of which is taken for granted",
            ])
    }

    @Test(
        "speaks of schemas",
        arguments: [
            ("true", "generators do not read true and false as schemas; write an object"),
            (
                #"{"anyOf": [{}, {}]}"#,
                #"/anyOf: anyOf reads badly in generated clients; write a flat object with a "type""#
            ),
            (
                #"{"oneOf": [{}, {}]}"#,
                #"/oneOf: oneOf reads badly in generated clients; write a flat object with a "type""#
            ),
            (#"{"allOf": [{}]}"#, "/allOf: allOf with one schema is that schema; write it in its place"),
            (
                ##"{"$ref": "#/components/schemas/B", "title": "A"}"##,
                "/$ref: generators ignore what stands beside a $ref; move it to where that leads"
            ),
            (#"{"type": "null"}"#, #"/type: null alone is no type for clients; write "type": ["string", "null"]"#),
            (
                #"{"enum": ["a", null]}"#,
                "/enum/1: null inside an enum breaks generators; leave it out, and write it as a type"
            ),
            (
                #"{"type": "integer", "minimum": 0, "maximum": 1}"#,
                #"an integer needs "format": "int64", or else its size is a guess"#
            ),
            (
                #"{"type": ["integer", "null"], "format": "int64", "minimum": 0}"#,
                "an integer needs a maximum, of 2^53 - 1 at most"
            ),
            (
                #"{"type": "integer", "format": "int64", "minimum": 0, "maximum": 9007199254740992}"#,
                "/maximum: 9007199254740992 is beyond 2^53 - 1, up to which JavaScript keeps integers exactly"
            ),
            (
                #"{"properties": {"artwork_url": {}}}"#,
                #"/properties/artwork_url: the property "artwork_url" is not camelCase; write "artworkUrl""#
            ),
            (
                #"{"properties": {"artworkUrl": {}, "artwork_url": {}}}"#,
                #"/properties/artwork_url: "artwork_url" and "artworkUrl" are both artworkUrl in generated clients; rename one"#
            ),
        ])
    func schemas(text: String, finding: String) throws {
        let found = try findings(
            Documents.text(operation: Self.open, components: "\"schemas\": {\"B\": {},\n\"A\": \(text)}"))
        try #require(found.count == 1, "\(found)")
        let place = finding.hasPrefix("/") ? finding : ": \(finding)"
        #expect(found[0].hasPrefix("test.json:9:"))
        #expect(found[0].hasSuffix(": /components/schemas/A\(place)"), "\(found[0])")
    }

    @Test("wants answers to stay open, and lets requests be closed")
    func openAnswers() throws {
        let schemas = #"""
            "schemas": {
            "Shape": {"properties": {"inner": {"$ref": "#/components/schemas/Inner"}}, "additionalProperties": false},
            "Inner": {"enum": ["a"]}
            }
            """#
        let body =
            ##""content": {"application/json": {"schema": {"$ref": "#/components/schemas/Shape"}, "example": {}}}"##
        let request =
            "\"security\": [], \"requestBody\": {\(body)}, \"responses\": {\"200\": {\"description\": \"\"}, \"415\": {\"description\": \"\"}}"
        #expect(try findings(Documents.text(operation: request, components: schemas)) == [])
        let answer =
            "\"security\": [], \"responses\": {\"200\": {\"description\": \"\", \(body)}, \"304\": {\"description\": \"\"}}"
        #expect(
            try findings(Documents.text(operation: answer, components: schemas)) == [
                "test.json:9:76: /components/schemas/Shape/additionalProperties: an answer's object is open to new properties; leave this out",
                "test.json:10:11: /components/schemas/Inner/enum: "
                    + "an answer's enumeration is open: write x-extensible-enum instead of enum",
            ])
    }
}
