import Contract

extension Parameter {
    /// Texts at the edge of what the document takes.
    var acceptedTexts: [String] {
        if let bounds { return [bounds.lowerBound, bounds.upperBound].map(String.init) }
        guard let text = example?.stringValue, accepts(text) else { return [] }
        return [text]
    }

    /// Texts that the document refuses. A cursor is nobody's to make: another text than a server's own is refused.
    var refusedTexts: [String] {
        var texts = ["soundcheck-unknown", "1.5"]
        if let bounds { texts += [bounds.lowerBound - 1, bounds.upperBound + 1].map(String.init) }
        return name == "cursor" ? [texts[0]] : texts.filter { !accepts($0) }
    }

    /// The least and the greatest integer that are accepted, found by halving between one that is and one that is not.
    private var bounds: ClosedRange<Int64>? {
        guard types.contains(.integer),
            let inside = [1, 0, example?.integerValue ?? 2].first(where: { accepts(String($0)) })
        else { return nil }
        let far: Int64 = 1 << 53
        guard let low = edge(from: inside, to: -far), let high = edge(from: inside, to: far) else { return nil }
        return low...high
    }

    /// The last accepted integer on the way from an accepted to a refused one.
    private func edge(from inside: Int64, to outside: Int64) -> Int64? {
        guard !accepts(String(outside)) else { return nil }
        var (inside, outside) = (inside, outside)
        while abs(outside - inside) > 1 {
            let middle = (inside + outside) / 2
            if accepts(String(middle)) { inside = middle } else { outside = middle }
        }
        return inside
    }

    private func accepts(_ text: String) -> Bool {
        if case .value = parse(text) { true } else { false }
    }
}
