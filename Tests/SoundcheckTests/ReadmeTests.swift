import Foundation
import HTTPWire
import JSONText
import MockAPI
import Testing

@testable import MockServer

@Suite("The README")
struct ReadmeTests {
    private let text: String

    init() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        text = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    }

    /// What `GET` of a path says on a new server at the usual port.
    private func page(_ path: String) throws -> JSONValue {
        var fields = HTTPFields()
        fields.append(.host, "localhost:8080")
        let request = HTTPRequest(method: .get, target: try RequestTarget(path), fields: fields)
        let backend = try Backend(MockServer.Options())
        return try JSONParser.parse(backend.respond(to: request).answer.response.body.bytes)
    }

    @Test("has the line to paste for every call of the control side, in the order in which they work")
    func controlSide() throws {
        let operations = try #require(page("/__admin")["operations"]?.arrayValue)
        let lines = operations.compactMap { operation in
            operation["operationId"]?.stringValue.flatMap { id in
                operation["curl"]?.stringValue.map { (id: id, curl: $0) }
            }
        }
        #expect(lines.count == operations.count && !lines.isEmpty)
        let rows = text.split(separator: "\n").filter { $0.contains("/__admin") && $0.hasPrefix("| `") }
        #expect(rows.count == lines.count)
        for (row, line) in zip(rows, lines) {
            #expect(row.hasPrefix("| `\(line.id)` | ") && row.hasSuffix(" | `\(line.curl)` |"))
        }
    }

    @Test("lists every operation of the document with its request")
    func operations() throws {
        for operation in try #require(page("/")["operations"]?.arrayValue) {
            let (id, request) = (operation["operationId"]?.stringValue ?? "", operation["request"]?.stringValue ?? "")
            #expect(text.contains("| `\(id)` | `\(request)` | "), "\(id)")
        }
    }
}
