import Contract
import Testing

@Suite("The lint")
struct DocumentLintTests {
    private func findings(_ text: String) throws -> [String] {
        DocumentLint.findings(in: try Documents.load(text)).map(\.description)
    }

    private static let answer = #""responses": {"200": {"description": ""}, "400": {"description": ""}}"#

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
                #""parameters": [{"name": "a", "in": "query", "schema": {}}]"#,
                "3:16: /paths/~1thing/get/parameters/0: the parameter \"a\" has no example"
            ),
            (
                #""security": [{"bearer": []}]"#,
                "2:22: /paths/~1thing/get: getThing does not list the status 401, though it requires a token"
            ),
            (
                #""requestBody": {"content": {}}"#,
                "2:22: /paths/~1thing/get: getThing does not list the status 415, though it takes a body"
            ),
        ])
    func operations(text: String, finding: String) throws {
        let document = Documents.text(
            operation: "\(text), \(Self.answer)", components: #""securitySchemes": {"bearer": {}}"#)
        #expect(try findings(document) == ["test.json:\(finding)"])
    }

    @Test(
        "speaks of answers",
        arguments: [
            (#""404": {"description": ""}"#, "lists no status from 200 to 299"),
            (
                #""200": {"description": "", "content": {"application/json": {}}}, "304": {"description": ""}"#,
                "has no example of its answer 200 in application/json"
            ),
            (
                #""200": {"description": "", "content": {"application/json": {"example": 1}}}"#,
                "does not list the status 304, though its answer has an ETag"
            ),
            (
                #""200": {"description": ""}, "404": {"description": "", "content": {"application/json": {}}}"#,
                "answers 404 in another media type than application/problem+json"
            ),
        ])
    func answers(text: String, finding: String) throws {
        #expect(
            try findings(Documents.text(operation: "\"responses\": {\(text)}"))
                == ["test.json:2:22: /paths/~1thing/get: getThing \(finding)"])
    }

    @Test("speaks of path parameters")
    func pathParameters() throws {
        let text = Documents.text(
            operation: #""parameters": [{"name": "a", "in": "path", "schema": {}, "example": 1}], \#(Self.answer)"#,
            path: "/{a}")
        #expect(
            try findings(text) == [
                "test.json:2:20: /paths/~1{a}/get: getThing does not list the status 404, though its path has a parameter",
                "test.json:3:16: /paths/~1{a}/get/parameters/0: the path parameter \"a\" lacks \"required\": true",
            ])
    }

    @Test("speaks of names")
    func names() throws {
        let text = Documents.text(
            operation: Self.answer,
            paths:
                #""/other": {"get": {"operationId": "Other_thing", "x-status": "exists", \#(Self.answer)}, "put": {\#(Self.answer)}}"#
        )
        #expect(
            try findings(text) == [
                "test.json:5:20: /paths/~1other/get/operationId: the operationId \"Other_thing\" is not camelCase",
                "test.json:5:144: /paths/~1other/put: PUT /other has no operationId, by which handlers and generated clients know it",
                "test.json:5:144: /paths/~1other/put: PUT /other has no x-status (exists, proposed, assumed); \"exists\" is assumed",
            ])
    }

    @Test(
        "speaks of schemas",
        arguments: [
            ("true", "generators do not read true and false as schemas"),
            (
                #"{"anyOf": [{}, {}]}"#,
                #"/anyOf: anyOf reads badly in generated clients; a flat object with a "type" does not"#
            ),
            (
                #"{"oneOf": [{}, {}]}"#,
                #"/oneOf: oneOf reads badly in generated clients; a flat object with a "type" does not"#
            ),
            (#"{"allOf": [{}]}"#, "/allOf: allOf with one schema is that schema; write it in its place"),
            (
                ##"{"$ref": "#/components/schemas/B", "title": "A"}"##,
                "/$ref: generators ignore what stands beside a $ref"
            ),
            (#"{"type": "null"}"#, #"/type: null alone is no type for clients; write "type": ["string", "null"]"#),
            (#"{"enum": ["a", null]}"#, "/enum/1: null inside an enum breaks generators"),
            (
                #"{"type": "integer", "minimum": 0, "maximum": 1}"#,
                #"an integer needs "format": "int64", or else its size is a guess"#
            ),
            (#"{"type": ["integer", "null"], "format": "int64", "minimum": 0}"#, "an integer needs a maximum"),
            (
                #"{"type": "integer", "format": "int64", "minimum": 0, "maximum": 9007199254740992}"#,
                "/maximum: 9007199254740992 is beyond 2^53 - 1, which JavaScript does not keep exactly"
            ),
            (
                #"{"properties": {"artwork_url": {}}}"#,
                #"/properties/artwork_url: the property "artwork_url" is not camelCase"#
            ),
            (
                #"{"properties": {"artworkUrl": {}, "artwork_url": {}}}"#,
                #"/properties/artwork_url: "artwork_url" and "artworkUrl" are both artworkUrl in generated clients"#
            ),
        ])
    func schemas(text: String, finding: String) throws {
        let found = try findings(
            Documents.text(operation: Self.answer, components: "\"schemas\": {\"B\": {},\n\"A\": \(text)}"))
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
            "\"requestBody\": {\(body)}, \"responses\": {\"200\": {\"description\": \"\"}, \"415\": {\"description\": \"\"}}"
        #expect(try findings(Documents.text(operation: request, components: schemas)) == [])
        let answer = "\"responses\": {\"200\": {\"description\": \"\", \(body)}, \"304\": {\"description\": \"\"}}"
        #expect(
            try findings(Documents.text(operation: answer, components: schemas)) == [
                "test.json:9:76: /components/schemas/Shape/additionalProperties: an answer's object is open to new properties",
                "test.json:10:11: /components/schemas/Inner/enum: "
                    + "an answer's enumeration is open: write x-extensible-enum instead of enum",
            ])
    }
}
