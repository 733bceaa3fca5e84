import Foundation

/// A regular expression of JSON Schema's dialect (ECMA-262), compiled once. It may match anywhere in the text.
struct ECMAPattern: Sendable {
    let source: String
    private let expression: NSRegularExpression

    /// Nil when the text is no regular expression.
    init?(_ source: String) {
        guard let expression = try? NSRegularExpression(pattern: Self.translated(source)) else { return nil }
        self.source = source
        self.expression = expression
    }

    func matches(_ text: String) -> Bool {
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole) != nil
    }

    /// The same expression for ICU, which differs in five ways: `$` also matches before a last line break, `\d` and
    /// `\w` take the digits and letters of all scripts, `\s` leaves out U+FEFF, and in a class `[` opens another and `&&`
    /// is an operator.
    private static func translated(_ source: String) -> String {
        var result = ""
        var inClass = false
        var scalars = source.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            switch scalar {
            case "\\":
                guard let escaped = scalars.next() else { return source }
                result += escape(escaped, inClass: inClass)
            case "[" where !inClass:
                inClass = true
                result += "["
            case "]" where inClass:
                inClass = false
                result += "]"
            case "[" where inClass, "&" where inClass:
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "$" where !inClass:
                result += "\\z"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func escape(_ scalar: Unicode.Scalar, inClass: Bool) -> String {
        switch scalar {
        case "d": inClass ? "0-9" : "[0-9]"
        case "D": "[^0-9]"
        case "w": inClass ? "A-Za-z0-9_" : "[A-Za-z0-9_]"
        case "W": "[^A-Za-z0-9_]"
        case "s": inClass ? "\\s\\uFEFF" : "[\\s\\uFEFF]"
        case "S": "[^\\s\\uFEFF]"
        default: "\\" + String(scalar)
        }
    }
}
