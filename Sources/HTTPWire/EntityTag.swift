/// The name of one state of a representation (RFC 9110, 8.8.3), such as `"5f3a"` or `W/"5f3a"`.
package struct EntityTag: Sendable, Hashable, CustomStringConvertible {
    package let isWeak: Bool
    /// What stands between the double quotes.
    package let opaque: String

    /// Nil when the text cannot stand between double quotes: it has one itself, a blank or a control character.
    package init?(_ opaque: String, isWeak: Bool = false) {
        guard opaque.utf8.allSatisfy(Self.isLegal) else { return nil }
        self.init(legal: opaque, isWeak: isWeak)
    }

    /// A tag as a field writes it; nil for a text that is none.
    package init?(reading text: String) {
        let isWeak = text.hasPrefix("W/")
        let quoted = isWeak ? text.dropFirst(2) : text[...]
        guard quoted.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return nil }
        self.init(String(quoted.dropFirst().dropLast()), isWeak: isWeak)
    }

    init(legal opaque: String, isWeak: Bool) {
        self.opaque = opaque
        self.isWeak = isWeak
    }

    package var description: String { (isWeak ? "W/\"" : "\"") + opaque + "\"" }

    static func isLegal(_ byte: UInt8) -> Bool {
        byte >= 0x80 || ASCIISet.entityTag.contains(byte)
    }
}
