import Contract
import Testing

@Suite("Path templates")
struct PathTemplateTests {
    private func templates(_ paths: [String]) throws -> [PathTemplate] {
        let items = paths.enumerated().map { index, path in
            let parameters = path.split(separator: "/").filter { $0.hasPrefix("{") }.map { name in
                #"{"name": "\#(name.dropFirst().dropLast())", "in": "path", "required": true, "schema": {}}"#
            }
            return
                #""\#(path)": {"get": {"operationId": "op\#(index)", "parameters": [\#(parameters.joined(separator: ","))]}}"#
        }
        let text =
            #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {\#(items.joined(separator: ","))}}"#
        return try Documents.load(text).operations.map(\.path)
    }

    private func template(_ path: String) throws -> PathTemplate { try templates([path])[0] }

    @Test("are split into literals and parameters")
    func segments() throws {
        #expect(try template("/").segments == [.literal("")])
        #expect(try template("/artist").segments == [.literal("artist")])
        #expect(
            try template("/track/project/{projectId}").segments
                == [.literal("track"), .literal("project"), .parameter("projectId")])
        #expect(try template("/artist/").segments == [.literal("artist"), .literal("")])
        #expect(try template("/caf%C3%A9").segments == [.literal("café")])
        #expect(try template("/a/{b}/c/{d}").parameterNames == ["b", "d"])
    }

    @Test("of one shape differ in parameter names only")
    func shape() throws {
        #expect(try template("/a/{b}").shape == template("/a/{c}").shape)
        #expect(try template("/a/{b}").shape != template("/a/b").shape)
        #expect(try template("/a/{b}").shape != template("/a/%7B%7D").shape)
    }

    @Test(
        "match paths of the same length",
        arguments: [
            ("/artist", ["artist"], []),
            ("/artist", ["artist", ""], nil),
            ("/artist", ["Artist"], nil),
            ("/artist/{id}", ["artist", "x y"], ["x y"]),
            ("/artist/{id}", ["artist", ""], nil),
            ("/artist/{id}", ["artist"], nil),
            ("/{a}/x/{b}", ["1", "x", "2"], ["1", "2"]),
            ("/{a}/x/{b}", ["1", "y", "2"], nil),
        ] as [(String, [String], [String]?)])
    func match(path: String, segments: [String], values: [String]?) throws {
        #expect(try template(path).match(segments) == values)
    }

    @Test(
        "that both match a path are asked literal first, from the left",
        arguments: [
            ("/project/artist", "/project/{id}"),
            ("/project/{id}/tracks", "/{kind}/all/tracks"),
            ("/a/b/{c}", "/a/{b}/c"),
            ("/a/{b}/c", "/a/{b}/{c}"),
        ])
    func precedence(first: String, second: String) throws {
        let both = try templates([second, first])
        #expect(both[1].precedes(both[0]))
        #expect(!both[0].precedes(both[1]))
        #expect(!both[0].precedes(both[0]))
    }
}
