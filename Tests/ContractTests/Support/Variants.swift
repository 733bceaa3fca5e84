import Contract
import JSONText
import Testing

extension Variant {
    /// The variant as text, by a schema that can refer to others by their names. Whatever it is, it is valid, and made twice it
    /// is the same.
    func text(of value: String, by schema: String, others: String = "") throws -> String {
        let schema = try Documents.schema(schema, others: others)
        let value = try JSONParser.parse(Array(value.utf8))
        try #require(SchemaValidator.validate(value, against: schema) == [])
        let varied = applied(to: value, by: schema)
        #expect(SchemaValidator.validate(varied, against: schema) == [], "\(rawValue)")
        let bytes = JSONWriter.bytes(of: varied)
        #expect(JSONWriter.bytes(of: applied(to: value, by: schema)) == bytes, "\(rawValue)")
        return String(decoding: bytes, as: UTF8.self)
    }
}
