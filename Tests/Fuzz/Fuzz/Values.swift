import Contract
import JSONText

/// A schema's name on the first line, a value on those behind it. Faults lead to where they are; the variants of a value
/// that satisfies the schema satisfy it too.
func tryValues(_ input: [UInt8]) {
    let lines = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, let value = try? JSONParser.parse(Array(lines[1])),
        let schema = Bundled.contract.schema(named: String(decoding: lines[0], as: UTF8.self))
    else { return }
    judge(value, by: schema)
}

func judge(_ value: JSONValue, by schema: Schema) {
    let faults = SchemaValidator.validate(value, against: schema)
    require(faults.allSatisfy { value[$0.pointer] != nil }, "a fault nowhere in the value: \(faults)")
    guard faults.isEmpty else { return }
    require(SchemaValidator.validate(value, against: schema).isEmpty, "judged otherwise")
    _ = schema.reading(of: value)
    for variant in Variant.allCases {
        let varied = variant.applied(to: value, by: schema)
        require(SchemaValidator.validate(varied, against: schema).isEmpty, "\(variant) breaks the schema")
    }
}
