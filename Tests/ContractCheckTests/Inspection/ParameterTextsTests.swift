import Contract
import MockAPI
import Testing

@testable import ContractCheck

@Suite("Texts that are tried as parameters")
struct ParameterTextsTests {
    private func parameter(_ name: String, of operation: String) throws -> Parameter {
        let document = try Backend.small.get().contract
        return try #require(document.operation(operation)?.parameter(named: name, in: .query))
    }

    @Test("Integers are tried at their bounds, and just beyond")
    func bounds() throws {
        let size = try parameter("size", of: "getArtwork")
        #expect(size.acceptedTexts == ["64", "1024"])
        #expect(size.refusedTexts == ["soundcheck-unknown", "1.5", "63", "1025"])
        #expect(try parameter("limit", of: "listArtists").acceptedTexts == ["1", "200"])
    }

    @Test("Of a list of values the example is tried, and one that is not in it")
    func values() throws {
        let type = try parameter("type", of: "listSharedByMe")
        #expect(type.acceptedTexts == ["project"])
        #expect(type.refusedTexts == ["soundcheck-unknown", "1.5"])
    }

    @Test("No text but a server's own is a cursor")
    func cursors() throws {
        let cursor = try parameter("cursor", of: "listArtists")
        #expect(cursor.refusedTexts == ["soundcheck-unknown"])
    }
}
