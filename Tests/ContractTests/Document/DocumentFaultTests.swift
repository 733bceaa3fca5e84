import Contract
import JSONText
import Testing

@Suite("A document that cannot be served is refused with the place of each fault")
struct DocumentFaultTests {
    @Test(
        "in an operation (it begins on line 3)",
        arguments: [
            (
                #""parameters": 1"#, "3:1: /paths/~1thing/get/parameters: expected an array, found 1"
            ),
            (
                #""parameters": [{"name": "a", "in": "path", "schema": {}}]"#,
                "3:16: /paths/~1thing/get/parameters/0: the path /thing has no {a}"
            ),
            (
                #""parameters": [{"name": "a", "in": "query"}]"#,
                "3:16: /paths/~1thing/get/parameters/0: the parameter \"a\" has no \"schema\""
            ),
            (
                #""parameters": [{"in": "query", "schema": {}}]"#,
                "3:16: /paths/~1thing/get/parameters/0: \"name\" is missing"
            ),
            (
                #""parameters": [{"name": "a", "schema": {}}]"#,
                "3:16: /paths/~1thing/get/parameters/0: \"in\" is missing"
            ),
            (
                #""parameters": [{"name": "a", "in": "body", "schema": {}}]"#,
                "3:30: /paths/~1thing/get/parameters/0/in: expected one of path, query, header, cookie, found \"body\""
            ),
            (
                #""parameters": [{"name": "a", "in": "query", "schema": {}}, {"name": "a", "in": "query", "schema": {}}]"#,
                "3:60: /paths/~1thing/get/parameters/1: the query parameter \"a\" is declared twice"
            ),
            (
                #""parameters": [{"name": "a", "in": "query", "schema": {"type": "object"}}]"#,
                "3:45: /paths/~1thing/get/parameters/0/schema: the parameter \"a\" is an object, which is not read from text; "
                    + "expected a string, a number, a boolean or an array of these"
            ),
            (
                #""parameters": [{"name": "a", "in": "query", "schema": {"type": "integer"}, "example": "x"}]"#,
                "3:76: /paths/~1thing/get/parameters/0/example: the example does not satisfy its schema: "
                    + "expected an integer, found \"x\""
            ),
            (
                #""parameters": [{"name": "a", "in": "query", "schema": {"maximum": 5, "default": 9}}]"#,
                "3:70: /paths/~1thing/get/parameters/0/schema/default: the default does not satisfy its schema: "
                    + "expected a value of at most 5, found 9"
            ),
            (
                ##""parameters": [{"$ref": "#/components/parameters/Lmit"}]"##,
                "3:17: /paths/~1thing/get/parameters/0/$ref: nothing stands at \"#/components/parameters/Lmit\"; "
                    + "did you mean \"Limit\"?"
            ),
            (
                ##""parameters": [{"$ref": "#/components/responses/Gone"}]"##,
                "3:17: /paths/~1thing/get/parameters/0/$ref: expected a parameter at \"#/components/responses/Gone\", "
                    + "found a response"
            ),
            (
                ##""parameters": [{"$ref": "other.json#/Limit"}]"##,
                "3:17: /paths/~1thing/get/parameters/0/$ref: \"other.json#/Limit\" is outside the document; "
                    + "only references within it (\"#/…\") are followed"
            ),
            (
                ##""parameters": [{"$ref": "#Limit"}]"##,
                "3:17: /paths/~1thing/get/parameters/0/$ref: expected a pointer such as \"#/components/schemas/Name\", "
                    + "found \"#Limit\""
            ),
            (
                #""responses": {"2000": {"description": ""}}"#,
                "3:15: /paths/~1thing/get/responses/2000: expected a status such as 200, 4XX or default, found \"2000\""
            ),
            (
                #""responses": {"200": {}}"#,
                "3:15: /paths/~1thing/get/responses/200: \"description\" is missing"
            ),
            (
                #""responses": {"200": {"description": "", "content": {"application/json": {"schema": {"items": {"required": ["id"]}}, "example": [{"id": 1}, {"x": 1}]}}}}"#,
                "3:141: /paths/~1thing/get/responses/200/content/application~1json/example/1: "
                    + "the example does not satisfy its schema: the property \"id\" is missing"
            ),
            (
                #""security": [{"bearr": []}]"#,
                "3:15: /paths/~1thing/get/security/0/bearr: no security scheme is called \"bearr\"; did you mean \"bearer\"?"
            ),
            (#""security": {}"#, "3:1: /paths/~1thing/get/security: expected an array, found an empty object"),
            (#""summary": 1"#, "3:1: /paths/~1thing/get/summary: expected a string, found 1"),
            (#""x-parked": "yes""#, "3:1: /paths/~1thing/get/x-parked: expected true or false, found \"yes\""),
        ])
    func operation(text: String, fault: String) {
        let document = Documents.text(
            operation: text,
            components: #"""
                "securitySchemes": {"bearer": {}}, "responses": {"Gone": {"description": ""}},
                "parameters": {"Limit": {"name": "limit", "in": "query", "schema": {}}}
                """#)
        #expect(Documents.faults(document) == ["test.json:\(fault)"])
    }

    @Test(
        "in a schema (it begins on line 8)",
        arguments: [
            ("1", "/A: expected a schema, found 1"),
            (#"{"type": "strng"}"#, #"/A/type: there is no type "strng"; did you mean "string"?"#),
            (#"{"type": 1}"#, "/A/type: expected a string or an array of strings, found 1"),
            (#"{"requird": ["a"]}"#, #"/A/requird: the keyword "requird" is not supported; did you mean "required"?"#),
            (#"{"patternProperties": {}}"#, #"/A/patternProperties: the keyword "patternProperties" is not supported"#),
            (
                #"{"nullable": true}"#,
                #"/A/nullable: OpenAPI 3.1 has no "nullable"; write "type": ["string", "null"]"#
            ),
            (#"{"required": true}"#, "/A/required: expected an array of strings, found true"),
            (#"{"enum": []}"#, "/A/enum: expected an array of at least one value, found an empty array"),
            (
                #"{"x-extensible-enum": "ep"}"#,
                "/A/x-extensible-enum: expected an array of at least one value, found \"ep\""
            ),
            (#"{"minimum": "1"}"#, #"/A/minimum: expected a number, found "1""#),
            (#"{"exclusiveMinimum": true}"#, "/A/exclusiveMinimum: expected a number, found true"),
            (#"{"multipleOf": 0}"#, "/A/multipleOf: expected a number above 0, found 0"),
            (#"{"minLength": -1}"#, "/A/minLength: expected a whole number from 0, found -1"),
            (#"{"maxItems": 1.5}"#, "/A/maxItems: expected a whole number from 0, found 1.5"),
            (#"{"pattern": "("}"#, #"/A/pattern: expected a regular expression, found "(""#),
            (#"{"uniqueItems": 1}"#, "/A/uniqueItems: expected true or false, found 1"),
            (#"{"items": []}"#, "/A/items: expected a schema, found an empty array"),
            (#"{"properties": []}"#, "/A/properties: expected an object, found an empty array"),
            (#"{"anyOf": {}}"#, "/A/anyOf: expected an array of at least one value, found an empty object"),
            (#"{"properties": {"b": {"format": 1}}}"#, "/A/properties/b/format: expected a string, found 1"),
            (
                ##"{"$ref": "#/components/schemas/Artst"}"##,
                ##"/A/$ref: nothing stands at "#/components/schemas/Artst"; did you mean "Artist"?"##
            ),
            (
                ##"{"$ref": "http://example.com/a.json"}"##,
                ##"/A/$ref: "http://example.com/a.json" is outside the document; only references within it ("#/…") are followed"##
            ),
            (##"{"$ref": "#/components/schemas/A"}"##, "/A: the schema never ends: it leads back to itself"),
            (
                ##"{"allOf": [{"not": {"$ref": "#/components/schemas/A"}}]}"##,
                "/A/allOf/0/not: the schema never ends: it leads back to itself"
            ),
            (
                #"{"type": "string", "example": 1}"#,
                "/A/example: the example does not satisfy its schema: expected a string, found 1"
            ),
            (
                #"{"type": "string", "examples": ["a", 1]}"#,
                "/A/examples/1: the example does not satisfy its schema: expected a string, found 1"
            ),
        ])
    func schema(text: String, fault: String) throws {
        let faults = Documents.faults(
            Documents.text(components: "\"schemas\": {\"Artist\": {},\n\"A\": \(text)}"))
        try #require(faults.count == 1, "\(faults)")
        #expect(faults[0].hasPrefix("test.json:9:"))
        #expect(faults[0].hasSuffix(": /components/schemas\(fault)"), "\(faults[0])")
    }

    @Test(
        "in a path (they begin on line 5)",
        arguments: [
            (#""thing2": {}"#, "/paths/thing2: a path must begin with \"/\""),
            (
                #""/a?b=c": {}"#,
                "/paths/~1a?b=c: a path holds no query and no fragment; declare query parameters in \"parameters\""
            ),
            (
                #""/a/{b}.json": {}"#,
                "/paths/~1a~1{b}.json: \"{b}.json\" is not supported: a parameter takes a whole segment, such as {id}"
            ),
            (
                #""/a/{}": {}"#,
                "/paths/~1a~1{}: \"{}\" is not supported: a parameter takes a whole segment, such as {id}"
            ),
            (#""/{a}/{a}": {}"#, "/paths/~1{a}~1{a}: the parameter {a} stands in the path twice"),
            (
                #""/%4": {}"#, "/paths/~1%4: \"%4\" has a % that two hexadecimal digits do not follow"
            ),
            (#""/a": 1"#, "/paths/~1a: expected a path item, found 1"),
        ])
    func path(text: String, fault: String) {
        #expect(Documents.faults(Documents.text(paths: text)) == ["test.json:5:1: \(fault)"])
    }

    @Test("An undeclared path parameter is named")
    func undeclaredParameter() {
        #expect(
            Documents.faults(Documents.text(path: "/artist/{artistId}")) == [
                "test.json:2:34: /paths/~1artist~1{artistId}/get: "
                    + "GET /artist/{artistId} does not declare the path parameter {artistId}"
            ])
        #expect(
            Documents.faults(
                Documents.text(
                    operation: #""parameters": [{"name": "artistID", "in": "path", "schema": {}}]"#,
                    path: "/artist/{artistId}")) == [
                    "test.json:2:34: /paths/~1artist~1{artistId}/get: "
                        + "GET /artist/{artistId} does not declare the path parameter {artistId}",
                    "test.json:3:16: /paths/~1artist~1{artistId}/get/parameters/0: "
                        + "the path /artist/{artistId} has no {artistID}; did you mean \"artistId\"?",
                ])
    }

    @Test("Two operations of one id are named")
    func duplicateId() {
        #expect(
            Documents.faults(Documents.text(paths: #""/other": {"put": {"operationId": "getThing"}}"#)) == [
                "test.json:5:20: /paths/~1other/put/operationId: "
                    + "PUT /other has the operationId \"getThing\", which GET /thing has already"
            ])
    }

    @Test("Two operations that match the same requests are named")
    func sameShape() {
        func item(_ name: String, _ method: String) -> String {
            #""/a/{\#(name)}": {"\#(method)": {"parameters": [{"name": "\#(name)", "in": "path", "schema": {}}]}}"#
        }
        #expect(
            Documents.faults(Documents.text(paths: item("b", "get") + ",\n" + item("c", "get"))) == [
                "test.json:6:12: /paths/~1a~1{c}/get: "
                    + "GET /a/{c} (GET /a/{c}) matches the same requests as GET /a/{b} (GET /a/{b})"
            ])
        #expect(Documents.faults(Documents.text(paths: item("b", "get") + "," + item("c", "put"))).isEmpty)
    }

    @Test("An unknown x-status is named, with the known ones")
    func unknownStatus() {
        let text = Documents.text().replacing("exists", with: "propsed")
        #expect(
            Documents.faults(text) == [
                "test.json:2:57: /paths/~1thing/get/x-status: the x-status \"propsed\" is unknown; "
                    + "expected one of exists, proposed, assumed; did you mean \"proposed\"?"
            ])
    }

    @Test(
        "as a whole",
        arguments: [
            ("[]", ["1:1: expected an OpenAPI document (an object), found an empty array"]),
            ("{", ["1:2: expected a key in double quotes, found the end of the text"]),
            (
                #"{"openapi": "3.0.3", "info": {"title": 1}, "paths": {}}"#,
                [
                    "1:1: the document has no operation that could be served",
                    #"1:2: /openapi: expected an OpenAPI document of version 3.1, found "3.0.3""#,
                    #"1:22: /info: "version" is missing"#,
                    "1:31: /info/title: expected a string, found 1",
                ]
            ),
            (
                "{}",
                [
                    "1:1: expected an OpenAPI document of version 3.1, found no \"openapi\"",
                    "1:1: the document has no \"info\" with its title and version",
                    "1:1: the document has no operation that could be served",
                ]
            ),
        ])
    func whole(text: String, faults: [String]) {
        #expect(Documents.faults(text) == faults.map { "test.json:\($0)" })
    }

    @Test("References that lead back to themselves are told from those that lead nowhere")
    func circle() {
        let text = Documents.text(
            operation: ##""parameters": [{"$ref": "#/components/parameters/A"}]"##,
            components: ##"""
                "parameters": {
                "A": {"$ref": "#/components/parameters/B"},
                "B": {"$ref": "#/components/parameters/A"},
                "C": {"$ref": "#/components/parameters/D"},
                "D": {"$ref": "#/components/parameters/Elsewhere"}
                }
                """##)
        #expect(
            Documents.faults(text) == [
                "test.json:3:17: /paths/~1thing/get/parameters/0/$ref: the reference never ends: it leads back to itself",
                "test.json:9:7: /components/parameters/A/$ref: the reference never ends: it leads back to itself",
                "test.json:10:7: /components/parameters/B/$ref: the reference never ends: it leads back to itself",
                "test.json:12:7: /components/parameters/D/$ref: nothing stands at \"#/components/parameters/Elsewhere\"",
            ])
    }

    @Test("References that lead on and on are told before a stack ends with them", arguments: [31, 32, 3_000])
    func longWay(references: Int) {
        let schemas = (0..<references).map { ##""S\##($0)": {"$ref": "#/components/schemas/S\##($0 + 1)"}"## }
        let faults = Documents.faults(
            Documents.text(components: "\"schemas\": {\(schemas.joined(separator: ",\n")), \"S\(references)\": {}}"))
        #expect(faults.isEmpty == (references == 31))
        #expect(
            faults.allSatisfy {
                $0.hasSuffix("the schema leads from one to another 32 times and on; refer more directly")
            })
    }

    @Test("What is broken in a shared part is reported there, and not wherever it is referred to")
    func noCascade() {
        let text = Documents.text(
            operation: ##""parameters": [{"$ref": "#/components/parameters/A"}]"##,
            components: #""parameters": {"A": null}"#)
        #expect(
            Documents.faults(text) == ["test.json:8:16: /components/parameters/A: expected a parameter, found null"])
    }

    @Test("All faults are reported at once, each once, in the order of the text")
    func all() {
        let text = Documents.text(
            operation: ##"""
                "parameters": [{"$ref": "#/components/parameters/Limit"}, {"name": "a", "in": "nowhere", "schema": {}}],
                "responses": {"200": {"$ref": "#/components/responses/Gone"}}
                """##,
            paths: ##""/other": {"get": {"parameters": [{"$ref": "#/components/parameters/Limit"}]}}"##,
            components: #"""
                "parameters": {"Limit": {"name": "limit", "in": "query", "schema": {"type": "integr"}, "required": 1}},
                "schemas": {"A": {"maxLength": "x"}}
                """#)
        #expect(
            Documents.faults(text).map { String($0.split(separator: " /")[0]) } == [
                "test.json:3:73:", "test.json:4:23:", "test.json:9:69:", "test.json:9:88:", "test.json:10:19:",
            ])
    }

    @Test("Matters of style are no faults")
    func style() throws {
        let document = try Documents.load(
            """
            {"openapi": "3.1.1", "info": {"title": "Style", "version": "1"}, "paths": {"/a_b": {"get": {
                "operationId": "Get_A_B", "responses": {"200": {"description": "", "content": {"application/json": {
                "schema": {"oneOf": [{"type": "integer"}, {"type": "null"}, {"type": "string", "enum": ["a"]}]}}}}}}}}}
            """)
        #expect(document.operations.map(\.id) == ["Get_A_B"])
    }
}
