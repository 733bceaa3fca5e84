extension String {
    /// As one word of a POSIX shell, in quotes where it needs them.
    package var shellWord: String {
        isEmpty || !utf8.allSatisfy(\.isPlainInShells) ? shellQuoted : self
    }

    /// As one word of a POSIX shell, in quotes.
    package var shellQuoted: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension UInt8 {
    fileprivate var isPlainInShells: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...UInt8(ascii: "/"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
