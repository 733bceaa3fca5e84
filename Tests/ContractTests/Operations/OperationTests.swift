import Contract
import JSONText
import Testing

@Suite("An operation is read with all that belongs to it")
struct OperationTests {
    private static let text = ##"""
        {
          "openapi": "3.1.0",
          "info": {"title": "Music", "version": "2.1"},
          "security": [{"bearer": []}],
          "paths": {
            "/artist/{artistId}": {
              "parameters": [
                {"$ref": "#/components/parameters/ArtistId"},
                {"name": "limit", "in": "query", "schema": {"type": "integer"}}
              ],
              "get": {
                "operationId": "getArtist", "summary": "S", "description": "D", "tags": ["a", "b"],
                "x-status": "proposed", "x-parked": true, "x-decision": "Ours",
                "parameters": [
                  {"name": "limit", "in": "query", "schema": {"type": "integer", "default": 7}, "example": 3},
                  {"name": "X-Trace", "in": "header", "schema": {"type": "string"}},
                  {"name": "Accept", "in": "header", "schema": {"type": "string"}}
                ],
                "responses": {
                  "404": {"$ref": "#/components/responses/NotFound"},
                  "200": {
                    "description": "Found",
                    "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
                    "content": {
                      "text/plain": {"schema": {"type": "string"}},
                      "Application/JSON; charset=utf-8": {
                        "schema": {"$ref": "#/components/schemas/Artist"},
                        "examples": {"one": {"$ref": "#/components/examples/Bloom"}}
                      }
                    }
                  },
                  "4XX": {"description": "Other"},
                  "default": {"description": "Any"}
                }
              },
              "post": {
                "security": [],
                "requestBody": {
                  "required": true,
                  "content": {"application/json": {"schema": {"type": "object"}, "example": {"a": 1}}}
                },
                "responses": {"204": {"description": "Done"}}
              },
              "delete": {"security": [{}, {"bearer": []}]}
            },
            "/shared": {"$ref": "#/components/pathItems/Shared"}
          },
          "components": {
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
            "parameters": {
              "ArtistId": {"name": "artistId", "in": "path", "required": true, "schema": {"type": "string"},
                "example": "artist-bloom"}
            },
            "headers": {"ETag": {"description": "A hash", "schema": {"type": "string"}, "example": "\"1\""}},
            "responses": {
              "NotFound": {"description": "No such artist", "content": {"application/problem+json": {"schema": {}}}}
            },
            "examples": {"Bloom": {"value": {"id": "artist-bloom"}}},
            "schemas": {"Artist": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}}},
            "pathItems": {"Shared": {"get": {"operationId": "listShared"}}}
          }
        }
        """##

    @Test("the document's own data")
    func document() throws {
        let document = try Documents.load(Self.text)
        #expect(document.title == "Music")
        #expect(document.version == "2.1")
        #expect(
            document.operations.map(\.id) == [
                "getArtist", "POST /artist/{artistId}", "DELETE /artist/{artistId}", "listShared",
            ])
        #expect(document.operations.map(\.index) == [0, 1, 2, 3])
        #expect(document.operations.map(\.method) == ["GET", "POST", "DELETE", "GET"])
        #expect(document.operation("listShared")?.path.description == "/shared")
        #expect(document.operation("nothing") == nil)
    }

    @Test("what it says of itself")
    func description() throws {
        let operations = try Documents.load(Self.text).operations
        #expect(operations[0].summary == "S")
        #expect(operations[0].description == "D")
        #expect(operations[0].tags == ["a", "b"])
        #expect(operations[0].status == .proposed)
        #expect(operations[0].isParked)
        #expect(operations[0].decision == "Ours")
        #expect(operations[1].status == .exists)
        #expect(!operations[1].isParked)
    }

    @Test("its own parameters replace those of its path, and references are followed")
    func parameters() throws {
        let operation = try Documents.load(Self.text).operations[0]
        #expect(operation.parameters.map(\.name) == ["artistId", "limit", "X-Trace"])
        #expect(operation.pathParameters.map(\.example) == ["artist-bloom"])
        #expect(operation.queryParameters.map(\.defaultValue) == [7])
        #expect(operation.parameter(named: "limit", in: .query)?.example == 3)
        #expect(operation.parameter(named: "limit", in: .path) == nil)
        #expect(operation.parameter(named: "x-trace", in: .header)?.isRequired == false)
        #expect(operation.parameter(named: "artistId", in: .path)?.isRequired == true)
    }

    @Test("its responses by status, class and default")
    func responses() throws {
        let operation = try Documents.load(Self.text).operations[0]
        #expect(operation.response(for: 200)?.description == "Found")
        #expect(operation.response(for: 404)?.description == "No such artist")
        #expect(operation.response(for: 404)?.content["application/problem+json"] != nil)
        #expect(operation.response(for: 403)?.description == "Other")
        #expect(operation.response(for: 500)?.description == "Any")
        #expect(operation.responses[200]?.headers["ETag"]?.example == "\"1\"")
        #expect(try Documents.load(Self.text).operations[1].response(for: 500) == nil)
    }

    @Test("the answer of a call that went well is the lowest 2xx, in JSON where there is any")
    func success() throws {
        let operations = try Documents.load(Self.text).operations
        #expect(operations[0].success?.status == 200)
        #expect(operations[0].success?.mediaType == "Application/JSON; charset=utf-8")
        #expect(operations[0].success?.example == ["id": "artist-bloom"])
        #expect(operations[0].responses[200]?.content["application/json"]?.isJSON == true)
        #expect(operations[1].success?.status == 204)
        #expect(operations[1].success?.content == nil)
        #expect(operations[2].success == nil)
    }

    @Test("an example in another media type than JSON is not judged by the schema of the value behind it")
    func otherMediaTypes() throws {
        let text = Documents.text(
            operation: #"""
                "responses": {"2XX": {"description": "", "content": {
                  "application/xml": {"schema": {"type": "object"}, "example": "<a/>"}}}}
                """#)
        let success = try #require(try Documents.load(text).operations[0].success)
        #expect(success.status == 200)
        #expect(success.mediaType == "application/xml")
        #expect(success.example == "<a/>")
    }

    @Test("its request body")
    func requestBody() throws {
        let operations = try Documents.load(Self.text).operations
        #expect(operations[0].requestBody == nil)
        let body = try #require(operations[1].requestBody)
        #expect(body.isRequired)
        #expect(body.content["application/json"]?.example == ["a": 1])
        let schema = try #require(body.content["application/json"]?.schema)
        #expect(SchemaValidator.validate([1], against: schema).count == 1)
    }

    @Test("whether it needs a token: its own requirements win, and an empty one waives them")
    func security() throws {
        #expect(try Documents.load(Self.text).operations.map(\.requiresToken) == [true, false, false, true])
        #expect(try Documents.load(Documents.text()).operations[0].requiresToken == false)
    }

    @Test("What several operations refer to is read once, and all of them have it")
    func shared() throws {
        let document = try Documents.load(
            Documents.text(
                operation: ##"""
                    "parameters": [{"$ref": "#/components/parameters/Limit"}],
                    "responses": {"404": {"$ref": "#/components/responses/Gone"}}
                    """##,
                paths: ##"""
                    "/other": {"get": {"parameters": [{"$ref": "#/components/parameters/Limit"}],
                    "responses": {"410": {"$ref": "#/components/responses/Gone"}}}}
                    """##,
                components: #"""
                    "parameters": {"Limit": {"name": "limit", "in": "query", "schema": {"type": "integer"}, "example": 5}},
                    "responses": {"Gone": {"description": "It was here"}}
                    """#))
        let (first, second) = (document.operations[0], document.operations[1])
        #expect(first.parameters.first?.example == 5)
        #expect(first.parameters.first === second.parameters.first)
        #expect(first.response(for: 404)?.description == "It was here")
        #expect(second.response(for: 410)?.description == "It was here")
    }
}
