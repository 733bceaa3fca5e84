import Catalog
import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The control side's document")
struct AdminDocumentTests {
    let control: Control
    let contract: ContractDocument

    init() throws {
        control = try Control()
        contract = try Bundled.admin().contract
    }

    @Test("Every operation has its handler, once, and every handler its operation")
    func handlers() {
        let handled = AdminOperations.handlers.map(\.operationId)
        #expect(handled.sorted() == contract.operations.map(\.id).sorted())
    }

    @Test("A document that lacks an operation, or has one too many, stops the boot")
    func boot() throws {
        let text = String(decoding: contract.source, as: UTF8.self)
            .replacing("\"operationId\": \"getClock\"", with: "\"operationId\": \"readClock\"")
        let changed = try ContractDocument.load(Array(text.utf8), name: "admin.json")
        let faults = #expect(throws: FileFaults.self) { try Admin(changed) }
        #expect(
            faults?.description == """
                admin.json: nothing answers the operation "readClock"
                admin.json: the operation "getClock" is missing
                """)
    }

    @Test("Its enumerations are the program's")
    func enumerations() throws {
        let requests = try #require(contract.root["components"]?["schemas"])
        func values(_ schema: String, _ property: String) -> [String]? {
            requests[schema]?["properties"]?[property]?["enum"]?.arrayValue?.compactMap(\.stringValue)
        }
        let collections = CatalogCollection.allCases.map(\.rawValue)
        let parameter = contract.root["components"]?["parameters"]?["Collection"]?["schema"]?["enum"]
        #expect(parameter == .array(collections.map { .string($0) }))
        #expect(values("DataChange", "collection") == collections)
        #expect(values("NewFaultRule", "fault") == Mishap.allCases.map(\.rawValue))
        #expect(values("NewFaultRule", "variant") == Variant.allCases.map(\.rawValue))
        #expect(values("NewFaultRule", "when") == ["before", "after"])
        #expect(Set(values("NewExpectation", "kind") ?? []) == Set(Violation.Kind.allCases.map(\.rawValue)))
    }

    /// What is too long to stand in the document whole.
    private static let shortened = ["getIndex", "getDocument", "exportWorld", "getCoverage"]

    @Test("Its examples, called one after the other on a new server, are answered as they say")
    func examples() throws {
        for id in AdminOperations.handlers.map(\.operationId) {
            // Something for the journal to tell.
            if id == "listRequests" { _ = try control.client.ask(.get("/artist/artist-night-blom?limt=2", as: .ada)) }
            let operation = try #require(contract.operation(id))
            let answer = try control.client.ask(operation.request())
            let success = try #require(operation.responses[answer.status], "\(answer): \(answer.detail)")
            #expect(answer.status / 100 == 2, "\(answer): \(answer.detail)")
            if Self.shortened.contains(id) { continue }
            if let difference = JSONDifference.first(success.preferredContent?.example, answer.json) {
                Issue.record(
                    """
                    \(answer), at "\(difference.pointer)": the example has \(JSONDifference.wording(difference.one)), \
                    and the answer \(JSONDifference.wording(difference.other))
                    """)
            }
        }
    }

    @Test("The document is served with the world's own address", arguments: ["", "/w/demo"])
    func served(prefix: String) throws {
        let answer = try control("GET \(prefix)/__admin/openapi.json")
        #expect(answer["servers"] == [["url": .string("http://localhost:8080\(prefix)")]])
        #expect(answer["paths"] == contract.root["paths"])
    }
}
