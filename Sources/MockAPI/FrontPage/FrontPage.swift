import Catalog
import Contract
import JSONText

/// What `GET /` shows: who is who with their tokens, and the operations with calls that work on these very seeds.
struct FrontPage {
    let baseURL: String
    let worldName: String
    let scenario: Scenario
    let people: [User]
    let operations: [Line]

    /// One operation, and a call of it to try.
    struct Line {
        let operation: Operation
        let isComputed: Bool
        /// A target with ids of this catalogue; nothing where it has no resource of the kind.
        let sampleTarget: String?
        /// Whose token the sample needs; nobody's for public operations.
        let caller: User?
        /// Fields that the operation requires.
        let sampleFields: [String]
        let sampleBody: JSONValue?
    }

    init(for visit: Visit) {
        let catalog = visit.catalog
        let samples = Samples(catalog)
        baseURL = visit.baseURL
        worldName = visit.world?.world.name ?? WorldName.standard
        scenario = catalog.scenario
        people = catalog.users
        operations = visit.edition.endpoints.map { endpoint in
            Line(
                operation: endpoint.operation, isComputed: endpoint.isComputed,
                sampleTarget: samples.target(for: endpoint.operation),
                caller: endpoint.requiresToken ? samples.caller : nil,
                sampleFields: samples.fields(for: endpoint.operation),
                sampleBody: samples.body(for: endpoint.operation))
        }
    }
}

extension FrontPage.Line {
    /// A command that works when pasted.
    func curl(at baseURL: String) -> String? {
        guard let sampleTarget else { return nil }
        var fields = sampleFields
        if let caller { fields.insert("Authorization: Bearer \(caller.token)", at: 0) }
        if sampleBody != nil { fields.append("Content-Type: application/json") }
        return CurlCommand(
            method: operation.method, fields: fields, body: sampleBody, url: baseURL + sampleTarget
        ).text
    }
}
