/// The names under which an object's properties are kept.
struct FieldNames {
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    /// The name that stands for another: the same, or else one that differs only in case and in what separates words, as
    /// `artworkURL` and `_artwork_url` do from `artworkUrl`.
    func name(for key: String) -> String? {
        if names.contains(key) { return key }
        let plain = key.plain
        return names.first { $0.plain == plain }
    }
}

extension String {
    /// The text in lower case and without what only separates words.
    var plain: String {
        let separators: Set<UInt8> = [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " ")]
        return String(decoding: lowercased().utf8.filter { !separators.contains($0) }, as: UTF8.self)
    }
}

extension Sequence<String> {
    /// Each text once, where it comes first.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
