import Contract
import JSONText

/// How far a path agrees with a known one, from the left.
struct PathComparison {
    let known: KnownPath
    /// How many segments agree, be it nearly.
    private(set) var agreed = 0
    /// What must change in those.
    private(set) var corrections: [String] = []
    /// Whether a segment agrees that could have been another: a parameter takes anything.
    private(set) var agreesInText = false
    private let sent: Int

    /// - Parameter segments: without empty ones.
    init(_ segments: [String], with known: KnownPath) {
        self.known = known
        sent = segments.count
        for (segment, text) in zip(known.template.segments, segments) {
            if case .literal(let literal) = segment {
                guard let correction = PathComparison.correction(of: text, to: literal) else { return }
                if literal != text { corrections.append("the \((agreed + 1).ordinal) segment \(correction)") }
                agreesInText = true
            }
            agreed += 1
        }
    }

    var isComplete: Bool { agreed == sent && agreed == known.template.segments.count }

    /// What the known path has where the agreement ends: `"sign-in"`, `{artistId}`, or nothing.
    var next: String? {
        guard agreed < known.template.segments.count else { return nil }
        switch known.template.segments[agreed] {
        case .literal(let text): return text.quoted()
        case .parameter(let name): return "{\(name)}"
        }
    }

    /// Nil where the one is not even nearly the other.
    private static func correction(of text: String, to literal: String) -> String? {
        guard text.stem == literal.stem || Spelling.nearest(to: text, among: [literal]) != nil else { return nil }
        let remark = text.lowercased() == literal.lowercased() ? " (case counts)" : ""
        return "must be \(literal.quoted()), not \(text.quoted())\(remark)"
    }
}

extension PathComparison {
    /// What agrees in whole is nearer than what agrees from the left, and that by how far, then by how exactly.
    func isNearer(than other: PathComparison) -> Bool {
        if isComplete != other.isComplete { return isComplete }
        if agreed != other.agreed { return agreed > other.agreed }
        return corrections.count < other.corrections.count
    }

    /// Whether the same sentence can tell of both.
    func isLike(_ other: PathComparison) -> Bool {
        isComplete == other.isComplete && agreed == other.agreed && corrections == other.corrections
    }
}

extension String {
    /// Without underscores before it and without what marks a file's type: `admin` of `__admin`, `openapi` of `openapi.yaml`.
    fileprivate var stem: String {
        let name = lowercased().prefix { $0 != "." }
        return String(name.drop { $0 == "_" })
    }
}

extension Int {
    /// `1st`, `2nd`, `3rd`, `4th`.
    var ordinal: String {
        let isTeen = (11...13).contains(self % 100)
        switch self % 10 {
        case 1 where !isTeen: return "\(self)st"
        case 2 where !isTeen: return "\(self)nd"
        case 3 where !isTeen: return "\(self)rd"
        default: return "\(self)th"
        }
    }
}

extension [String] {
    /// `a, b or c`; of many the first few.
    func listed(_ conjunction: String, atMost limit: Int = 4) -> String {
        if count > limit { return prefix(limit).joined(separator: ", ") + " \(conjunction) \(count - limit) more" }
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
