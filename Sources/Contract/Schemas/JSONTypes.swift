import JSONText

/// A set of JSON Schema's types (JSON Schema 2020-12, Validation, section 6.1.1).
package struct JSONTypes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let null = JSONTypes(rawValue: 1)
    package static let boolean = JSONTypes(rawValue: 2)
    package static let integer = JSONTypes(rawValue: 4)
    package static let number = JSONTypes(rawValue: 8)
    package static let string = JSONTypes(rawValue: 16)
    package static let array = JSONTypes(rawValue: 32)
    package static let object = JSONTypes(rawValue: 64)

    private static let named: [(name: String, type: JSONTypes, wording: String)] = [
        ("boolean", .boolean, "a boolean"), ("integer", .integer, "an integer"), ("number", .number, "a number"),
        ("string", .string, "a string"), ("array", .array, "an array"), ("object", .object, "an object"),
        ("null", .null, "null"),
    ]

    static var names: [String] { named.map(\.name) }

    init?(name: String) {
        guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
        self = entry.type
    }

    /// Whether the value is of one of these types. A number without a fraction is an integer, however it is written.
    func admits(_ value: JSONValue) -> Bool {
        switch value {
        case .null: contains(.null)
        case .bool: contains(.boolean)
        case .integer: !isDisjoint(with: [.integer, .number])
        case .number(let number): contains(.number) || contains(.integer) && number == number.rounded()
        case .string: contains(.string)
        case .array: contains(.array)
        case .object: contains(.object)
        }
    }

    /// `a string or null`.
    var wording: String {
        Self.named.filter { contains($0.type) }.map(\.wording).joined(separator: " or ")
    }
}
