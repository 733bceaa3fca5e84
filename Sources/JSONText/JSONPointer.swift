/// The way from a document's root to one of its values (RFC 6901).
package struct JSONPointer: Sendable, CustomStringConvertible {
    /// Keys and array indexes, unescaped, outermost first; none at the root.
    package let components: [String]

    package init(_ components: [String] = []) {
        self.components = components
    }

    /// Reads a pointer's text. Nil unless it is empty or starts with "/", and for a "~" that neither "0" nor "1" follows.
    package init?(_ text: String) {
        // By bytes: a "/" and a combining mark after it are one `Character`.
        var parts = text.utf8.split(separator: .slash, omittingEmptySubsequences: false)
        guard parts.removeFirst().isEmpty else { return nil }
        var components: [String] = []
        for part in parts {
            guard let component = Self.unescape(part) else { return nil }
            components.append(component)
        }
        self.components = components
    }

    package func appending(_ key: String) -> JSONPointer {
        JSONPointer(components + [key])
    }

    package func appending(_ index: Int) -> JSONPointer {
        appending(String(index))
    }

    package var description: String {
        var bytes: [UInt8] = []
        for component in components {
            bytes.append(.slash)
            for byte in component.utf8 {
                switch byte {
                case .tilde: bytes.append(contentsOf: [.tilde, .zero])
                case .slash: bytes.append(contentsOf: [.tilde, .one])
                default: bytes.append(byte)
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func unescape(_ part: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in part {
            switch (isEscaped, byte) {
            case (false, .tilde): break
            case (false, _): bytes.append(byte)
            case (true, .zero): bytes.append(.tilde)
            case (true, .one): bytes.append(.slash)
            default: return nil
            }
            isEscaped = !isEscaped && byte == .tilde
        }
        return isEscaped ? nil : String(decoding: bytes, as: UTF8.self)
    }
}

extension JSONPointer: Hashable {
    package static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.components.elementsEqual(right.components) { ExactText($0) == ExactText($1) }
    }

    package func hash(into hasher: inout Hasher) {
        for component in components {
            hasher.combine(ExactText(component))
        }
    }
}
