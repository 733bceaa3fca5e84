import JSONText

extension Router {
    /// What to tell somebody whose path has nothing: which known paths come nearest, and why it is none of them.
    package func hint(for path: RequestPath) -> String {
        let plain = PathReading(path) { segment in paths.contains { $0.template.segments.first == .literal(segment) } }
        let found = nearest(to: plain)
        if let unescaped = plain.unescaped, found.first?.isComplete != true {
            let other = nearest(to: unescaped)
            if other.first?.isComplete == true { return sentences(other, to: unescaped) }
        }
        return sentences(found, to: plain)
    }

    /// The known paths that agree best; none where nothing agrees but what any path would.
    private func nearest(to reading: PathReading) -> [PathComparison] {
        let comparisons = paths.map { PathComparison(reading.segments, with: $0) }.filter(\.agreesInText)
        // Of equals the first, which is the document's first.
        guard var best = comparisons.first else { return [] }
        for comparison in comparisons where comparison.isNearer(than: best) { best = comparison }
        return comparisons.filter { $0.isLike(best) }
    }

    private func sentences(_ nearest: [PathComparison], to reading: PathReading) -> String {
        guard let first = nearest.first else { return "No path comes near it; GET \(index) lists all of them." }
        let names = nearest.map(\.known.description).listed("and")
        let reasons =
            first.isComplete
            ? reading.remarksWhenComplete + first.corrections
            : reading.remarks + first.corrections + [parting(nearest, from: reading)]
        let subject = nearest.count == 1 ? "path is" : "paths are"
        return "The nearest \(subject) \(names): \(reasons.joined(separator: "; ")). GET \(index) lists all of them."
    }

    /// What the nearest paths have where the given one goes another way.
    private func parting(_ nearest: [PathComparison], from reading: PathReading) -> String {
        let agreed = nearest.first?.agreed ?? 0
        var expected: [String] = []
        for next in nearest.compactMap(\.next) where !expected.contains(next) { expected.append(next) }
        if expected.isEmpty { return "nothing comes after the \(agreed.ordinal) segment" }
        let place = "the \((agreed + 1).ordinal) segment"
        guard agreed < reading.segments.count else { return "\(place), \(expected.listed("or")), is missing" }
        return "\(place) must be \(expected.listed("or")), not \(reading.segments[agreed].quoted())"
    }
}
