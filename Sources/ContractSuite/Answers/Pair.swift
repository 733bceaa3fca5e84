import JSONText

/// A value of the answer, and what the client keeps of it.
struct Pair {
    /// Null where the answer has nothing.
    let expected: JSONValue
    let kept: Kept
    let pointer: JSONPointer

    var difference: Difference { Difference(pointer: pointer, expected: expected, seen: "the client keeps \(seen)") }

    /// Whether nothing is kept of an empty list that is a part of the answer. The answer itself must be a list to the client.
    var isEmptyMember: Bool { expected == [] && kept == .nothing && !pointer.components.isEmpty }

    /// Whether the client keeps the list's elements, by their ids, but not in their order.
    var isInAnotherOrder: Bool {
        guard let ids, ids.kept != ids.expected else { return false }
        return ids.kept.sorted() == ids.expected.sorted()
    }

    private var seen: String { kept.wording + (hint.map { ", \($0)" } ?? "") }

    /// What helps to see the difference of two texts or two lists.
    private var hint: String? {
        switch (expected, kept.text) {
        case (.string(let expected), let text?): Self.hint(text, besides: expected)
        case (.array, _): hintOfElements
        default: nil
        }
    }

    private static func hint(_ text: String, besides expected: String) -> String? {
        if text == expected { return "the same text in another Unicode normal form" }
        let common = zip(text.unicodeScalars, expected.unicodeScalars).prefix { $0 == $1 }.count
        let count = text.unicodeScalars.count
        if common == count, common > 0 { return "the first \(count) of \(expected.unicodeScalars.count) characters" }
        guard common >= 40 else { return nil }
        let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(common)))
        return "which goes on with \(rest.quoted()) after \(common) characters"
    }

    private var hintOfElements: String? {
        guard let ids else { return nil }
        if let id = ids.expected.first(where: { !ids.kept.contains($0) }) { return "without \(id.quoted())" }
        if let id = ids.kept.first(where: { !ids.expected.contains($0) }) { return "with \(id.quoted()) besides" }
        return isInAnotherOrder ? "in another order" : "with some more than once"
    }

    /// The ids of a list's elements; nil where an element has none.
    private var ids: (expected: [String], kept: [String])? {
        guard let elements = expected.arrayValue, let list = kept.list else { return nil }
        let expected = elements.compactMap { $0["id"]?.stringValue }
        let kept = list.compactMap { $0["id"]?.text }
        return expected.count == elements.count && kept.count == list.count ? (expected, kept) : nil
    }
}
