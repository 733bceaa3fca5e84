/// The ways in which texts like another one tell themselves from it by a number.
enum NumberedText: CaseIterable {
    /// `a-7`
    case dashed
    /// `a7`
    case joined
    /// `…-000000000007`, for texts of a fixed form: in place of the digits and letters at the end, twelve of them at most.
    case overwritten

    /// Nil where the number does not fit. A text that would be longer than the maximum, in code points, is cut before the number.
    func text(like text: String, number: Int, maximum: Int) -> String? {
        let digits = String(number)
        switch self {
        case .dashed:
            return text.prefix(scalars: maximum - digits.utf8.count - 1) + "-" + digits
        case .joined:
            return text.prefix(scalars: maximum - digits.utf8.count) + digits
        case .overwritten:
            let width = text.utf8.reversed().prefix(12).prefix(while: \.isLetterOrDigit).count
            guard digits.utf8.count <= width else { return nil }
            let zeros = String(repeating: "0", count: width - digits.utf8.count)
            return text.prefix(scalars: text.unicodeScalars.count - width) + zeros + digits
        }
    }
}

extension String {
    /// Its first code points, which is what JSON Schema counts.
    func prefix(scalars count: Int) -> String { String(String.UnicodeScalarView(unicodeScalars.prefix(max(0, count)))) }
}
