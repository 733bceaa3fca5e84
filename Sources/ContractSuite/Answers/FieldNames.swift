import JSONText

/// The names under which a client keeps an object's properties.
struct FieldNames {
    private var names: [String] = []

    init(_ names: some Sequence<String>) {
        for name in names where !self.names.contains(name) { self.names.append(name) }
    }

    /// The name that stands for a key of the answer: the key itself, or else the name that differs only in case and
    /// underscores, as `artworkURL` and `_artwork_url` do from `artworkUrl`.
    func name(for key: String) -> String? {
        if names.contains(key) { return key }
        let plain = key.plain
        return names.first { $0.plain == plain }
    }
}

extension String {
    /// The text in lower case and without what only separates words.
    var plain: String {
        String(decoding: lowercased().utf8.filter { !separators.contains($0) }, as: UTF8.self)
    }
}

private let separators: [UInt8] = [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " ")]
