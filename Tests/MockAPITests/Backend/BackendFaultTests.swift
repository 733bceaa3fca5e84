import Contract
import Foundation
import JSONText
import MockAPI
import Testing

@Suite("Documents that the program cannot serve")
struct BackendFaultTests {
    /// The document with one path's parameter called otherwise.
    private func renamed(_ path: String, _ parameter: String) throws -> ContractDocument {
        let item = try #require(try Bundled.contract().root["paths"]?[path]?["get"]?.objectValue)
        var operation = item
        operation.set(
            "parameters", [["name": .string(parameter), "in": "path", "required": true, "schema": ["type": "string"]]])
        let old = "/paths/" + path.replacingOccurrences(of: "/", with: "~1")
        let new = old.replacingOccurrences(of: #"\{.*\}"#, with: "{\(parameter)}", options: .regularExpression)
        return try Bundled.contract(changing: [(old, nil), (new, ["get": .object(operation)])])
    }

    @Test("A path without the parameter that the handler reads is told with the operation, the path and the parameter")
    func missingParameter() throws {
        let faults = try #require(throws: FileFaults.self) {
            _ = try Client(contract: renamed("/track/{trackId}", "id"))
        }
        #expect(faults.faults.count == 1)
        for word in ["changed.json:1:", "/paths/~1track~1{id}/get", "getTrack", "{trackId}"] {
            #expect(faults.description.contains(word))
        }
    }

    @Test("The bundled document leaves no handler unused; one that drops an operation does")
    func unused() throws {
        #expect(try Bundled.client().unusedHandlers.isEmpty)
        let smaller = try Client(contract: Bundled.contract(changing: [("/paths/~1artist", nil)]))
        #expect(smaller.unusedHandlers == ["listArtists"])
        #expect(try smaller.ask(.get("/artist", as: .ada)).status == 404)
    }
}
