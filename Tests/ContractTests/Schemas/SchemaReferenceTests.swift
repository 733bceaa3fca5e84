import Contract
import Testing

@Suite("A $ref")
struct SchemaReferenceTests {
    @Test("lets a shape hold itself, to any depth")
    func recursion() throws {
        let schema = try Documents.schema(
            ##"{"$ref": "#/components/schemas/Node"}"##,
            others: ##"""
                "Node": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"},
                    "children": {"type": "array", "items": {"$ref": "#/components/schemas/Node"}}}}
                """##)
        let good = #"{"name": "a", "children": [{"name": "b", "children": [{"name": "c", "children": []}]}]}"#
        #expect(try Documents.complaints(about: good, by: schema) == [])
        let bad = #"{"name": "a", "children": [{"name": "b", "children": [{"name": 1}, {}]}]}"#
        #expect(
            try Documents.complaints(about: bad, by: schema) == [
                "/children/0/children/0/name: expected a string, found 1",
                "/children/0/children/1: the property \"name\" is missing",
            ])
    }

    @Test("lets two shapes hold each other")
    func mutualRecursion() throws {
        let schema = try Documents.schema(
            ##"{"properties": {"other": {"$ref": "#/components/schemas/Other"}}}"##,
            others: ##"""
                "Other": {"type": "object", "properties": {"subject": {"$ref": "#/components/schemas/Subject"}}}
                """##)
        #expect(try Documents.complaints(about: #"{"other": {"subject": {"other": {}}}}"#, by: schema) == [])
        #expect(
            try Documents.complaints(about: #"{"other": {"subject": {"other": 1}}}"#, by: schema)
                == ["/other/subject/other: expected an object, found 1"])
    }

    @Test(
        "may lead into another schema, by an escaped or encoded pointer",
        arguments: [
            "#/components/schemas/Other/properties/a~1b", "#/components/schemas/Other/properties/c%20d",
            "#/components/schemas/Other/$defs/e",
        ])
    func places(reference: String) throws {
        let schema = try Documents.schema(
            #"{"$ref": "\#(reference)"}"#,
            others:
                #""Other": {"properties": {"a/b": {"const": 1}, "c d": {"const": 1}}, "$defs": {"e": {"const": 1}}}"#)
        #expect(try Documents.complaints(about: "1", by: schema) == [])
        #expect(try Documents.complaints(about: "2", by: schema) == ["expected 1, found 2"])
    }
}
