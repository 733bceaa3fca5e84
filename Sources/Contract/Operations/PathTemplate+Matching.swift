extension PathTemplate {
    /// The values of its parameters, in order, if it matches a path's percent-decoded segments. A parameter takes any
    /// segment but an empty one.
    package func match(_ path: [String]) -> [String]? {
        guard path.count == segments.count else { return nil }
        var values: [String] = []
        for (segment, text) in zip(segments, path) {
            switch segment {
            case .literal(let literal):
                guard literal == text else { return nil }
            case .parameter:
                guard !text.isEmpty else { return nil }
                values.append(text)
            }
        }
        return values
    }

    /// Whether this template is asked first where both match: from the left, a literal segment beats a parameter.
    package func precedes(_ other: PathTemplate) -> Bool {
        for (own, others) in zip(segments, other.segments) {
            switch (own, others) {
            case (.literal, .parameter): return true
            case (.parameter, .literal): return false
            default: continue
            }
        }
        return false
    }
}
