extension String {
    /// As an attribute's value or an element's text (XML 1.0, 2.2 and 2.4). A line break in an attribute is kept.
    var xmlEscaped: String {
        var escaped = ""
        escaped.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar.inXML)
            }
        }
        return escaped
    }
}

extension Unicode.Scalar {
    /// What XML has no way to say is shown by a sign that stands for it: ␀ for a null byte.
    fileprivate var inXML: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0xFFFE, 0xFFFF: "\u{FFFD}"
        default: self
        }
    }
}
