import JSONText

/// What a parameter's text turned out to be.
package enum ParameterOutcome: Sendable, Hashable {
    /// It satisfies the schema.
    case value(JSONValue)
    /// What was expected and what was found.
    case refused(String)
}

extension Parameter {
    /// Judges all occurrences of the parameter in a request, none included. Nil when it is absent, need not be there and
    /// has no default.
    package func read(_ occurrences: [String]) -> ParameterOutcome? {
        guard let first = occurrences.first else {
            if let defaultValue { return .value(defaultValue) }
            return isRequired ? .refused("is missing; expected \(schema.expectation)") : nil
        }
        if types.contains(.array) {
            return parseArray(isExploded ? occurrences : occurrences.flatMap { Self.atCommas($0) })
        }
        guard occurrences.count == 1 else { return .refused("is given \(occurrences.count) times; expected once") }
        return parse(first)
    }

    /// Reads one text by the types of the schema and judges it.
    package func parse(_ text: String) -> ParameterOutcome {
        if types.contains(.array) { return parseArray(isExploded ? [text] : Self.atCommas(text)) }
        guard let value = Self.value(of: text, as: types) else {
            return .refused("expected \(schema.expectation), found \(JSONValue.string(text).wording)")
        }
        return judge(value)
    }

    private func parseArray(_ texts: [String]) -> ParameterOutcome {
        // A text that is none of the items' types stays a string, so that the schema names the item that is wrong.
        return judge(.array(texts.map { Self.value(of: $0, as: itemTypes) ?? .string($0) }))
    }

    private func judge(_ value: JSONValue) -> ParameterOutcome {
        let faults = SchemaValidator.validate(value, against: schema)
        return faults.isEmpty ? .value(value) : .refused(faults.map(\.description).joined(separator: "; "))
    }

    private static func atCommas(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// The text as a value of one of the types, strings last since any text is one. Numbers are written as in JSON:
    /// `+7`, `007`, ` 7` and `1e2` are no integers.
    private static func value(of text: String, as types: JSONTypes) -> JSONValue? {
        if !types.isDisjoint(with: [.integer, .number]), let integer = Int64(text), String(integer) == text {
            return .integer(integer)
        }
        if types.contains(.number), let number = number(text) { return number }
        if types.contains(.boolean), text == "true" || text == "false" { return .bool(text == "true") }
        return types.contains(.string) || types.isEmpty ? .string(text) : nil
    }

    private static func number(_ text: String) -> JSONValue? {
        guard text.utf8.allSatisfy({ $0 > UInt8(ascii: " ") }), let value = try? JSONParser.parse(Array(text.utf8)),
            value.doubleValue != nil
        else { return nil }
        return value
    }
}
