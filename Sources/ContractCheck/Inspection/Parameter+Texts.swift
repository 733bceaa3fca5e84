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

    /// The least and the greatest integer that are accepted.
    private var bounds: ClosedRange<Int64>? {
        let start = [1, 0, example?.integerValue ?? 2].first { accepts(String($0)) }
        guard types.contains(.integer), let start, let low = last(from: start, by: -1),
            let high = last(from: start, by: 1)
        else { return nil }
        return low...high
    }

    /// The last accepted integer in a direction, found by steps that double until one is refused, and then halve. Nothing
    /// where none is refused that every client can write.
    private func last(from start: Int64, by sign: Int64) -> Int64? {
        var inside = start
        var step: Int64 = 1
        while accepts(String(inside + sign * step)) {
            inside += sign * step
            step *= 2
            if step > 1 << 53 { return nil }
        }
        while step > 1 {
            step /= 2
            if accepts(String(inside + sign * step)) { inside += sign * step }
        }
        return inside
    }

    private func accepts(_ text: String) -> Bool {
        if case .value = parse(text) { true } else { false }
    }
}
