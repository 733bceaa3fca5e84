/// A media type with its parameters (RFC 9110, 8.3.1), such as `application/json; charset=utf-8`.
package struct MediaType: Sendable, Hashable, CustomStringConvertible {
    package struct Parameter: Sendable, Hashable {
        /// In lower case.
        package let name: String
        /// As written, without quotes.
        package let value: String
    }

    /// In lower case, such as `application`.
    package let type: String
    /// In lower case, such as `problem+json`.
    package let subtype: String
    package let parameters: [Parameter]

    /// Nil unless the text is one media type.
    package init?(_ text: String) {
        var text = text
        guard let value = text.withUTF8({ MediaType($0) }) else { return nil }
        self = value
    }

    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var cursor = FieldCursor(bytes.trimmed)
        guard let type = cursor.token(), cursor.skip(Byte.slash), let subtype = cursor.token() else { return nil }
        var parameters: [Parameter] = []
        while let (name, value) = cursor.parameter() {
            parameters.append(Parameter(name: name.text.lowercased(), value: value.unescaped))
        }
        cursor.skipBlanks()
        guard cursor.isAtEnd else { return nil }
        self.type = type.text.lowercased()
        self.subtype = subtype.text.lowercased()
        self.parameters = parameters
    }

    /// Type and subtype alone, such as `application/json`.
    package var essence: String { "\(type)/\(subtype)" }

    /// The value of the first parameter of that name, which is given in lower case.
    package subscript(parameter name: String) -> String? { parameters.first { $0.name == name }?.value }

    package var description: String {
        parameters.reduce(into: essence) { text, parameter in
            let isToken = !parameter.value.isEmpty && parameter.value.utf8.allSatisfy(ASCIISet.token.contains)
            text += "; \(parameter.name)=" + (isToken ? parameter.value : Self.quoted(parameter.value))
        }
    }

    private static func quoted(_ value: String) -> String {
        let escaped = value.utf8.flatMap { $0 == Byte.quote || $0 == Byte.backslash ? [Byte.backslash, $0] : [$0] }
        return "\"" + String(decoding: escaped, as: UTF8.self) + "\""
    }
}
