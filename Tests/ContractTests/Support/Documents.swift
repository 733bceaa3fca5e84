import Contract
import JSONText

/// Small documents to test with.
enum Documents {
    static func load(_ text: String) throws -> ContractDocument {
        try ContractDocument.load(Array(text.utf8), name: "test.json")
    }

    /// What loading the document reports, a line each.
    static func faults(_ text: String) -> [String] {
        do {
            _ = try ContractDocument.load(Array(text.utf8), name: "test.json")
            return []
        } catch {
            return error.faults.map(\.description)
        }
    }

    /// A document of one operation, `GET /thing`, with what is given added to it.
    static func text(
        operation: String = "", path: String = "/thing", paths: String = "", components: String = ""
    ) -> String {
        """
        {"openapi": "3.1.0", "info": {"title": "Test", "version": "1"},
        "paths": {"\(path)": {"get": {"operationId": "getThing", "x-status": "exists"\(operation.isEmpty ? "" : ", ")
        \(operation)
        }}\(paths.isEmpty ? "" : ", ")
        \(paths)
        },
        "components": {
        \(components)
        }}
        """
    }

    /// The schema that stands for `text`; others can be referred to by their names.
    static func schema(_ text: String, others: String = "") throws -> Schema {
        let more = others.isEmpty ? "" : ", " + others
        let document = try load(self.text(components: "\"schemas\": {\"Subject\": \(text)\(more)}"))
        guard let schema = document.schema(named: "Subject") else { throw MissingSchema() }
        return schema
    }

    struct MissingSchema: Error {}

    /// What is wrong with a value, a line each.
    static func complaints(about value: String, by schema: Schema) throws -> [String] {
        SchemaValidator.validate(try JSONParser.parse(Array(value.utf8)), against: schema).map(\.description)
    }

    /// The parameter of `GET /thing` with a schema, in the query unless told otherwise.
    static func parameter(_ schema: String, more: String = "", in location: String = "query") throws -> Parameter {
        let parameter = "{\"name\": \"it\", \"in\": \"\(location)\", \"schema\": \(schema)\(more)}"
        let document = try load(text(operation: "\"parameters\": [\(parameter)]"))
        guard let parameter = document.operations[0].parameters.first else { throw MissingSchema() }
        return parameter
    }
}
