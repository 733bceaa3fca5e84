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
        let bytes = Array(text.utf8)
        var components: [String] = []
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset] == .slash else { return nil }
            offset += 1
            guard let component = Self.component(of: bytes, &offset) else { return nil }
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

    /// Reads up to the next "/". Nil for a "~" that neither "0" nor "1" follows.
    private static func component(of text: [UInt8], _ offset: inout Int) -> String? {
        var bytes: [UInt8] = []
        while offset < text.count, text[offset] != .slash {
            var byte = text[offset]
            offset += 1
            if byte == .tilde {
                guard offset < text.count, text[offset] == .zero || text[offset] == .one else { return nil }
                byte = text[offset] == .zero ? .tilde : .slash
                offset += 1
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension JSONPointer: Hashable {
    package static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        guard left.components.count == right.components.count else { return false }
        // The last ones differ most.
        var index = left.components.count
        while index > 0 {
            index -= 1
            if ExactText(left.components[index]) != ExactText(right.components[index]) { return false }
        }
        return true
    }

    package func hash(into hasher: inout Hasher) {
        for component in components {
            ExactText(component).hash(into: &hasher)
        }
    }
}
