/// Names as generated clients write them.
enum CamelCase {
    /// Whether a name is plain camelCase: ASCII letters and digits, a small letter first.
    static func holds(for name: String) -> Bool {
        name.utf8.first?.isLowercaseLetter == true && name.utf8.allSatisfy(\.isLetterOrDigit)
    }

    /// `avatar_url`, `avatar-url` and `AvatarUrl` all become `avatarUrl`.
    static func converted(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        return words.enumerated().map { index, word in
            (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
        }.joined()
    }
}
