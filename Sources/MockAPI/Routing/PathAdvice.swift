import Contract
import JSONText

/// What to tell somebody whose path has nothing: which known paths come nearest, and why it is none of them.
struct PathAdvice {
    /// Of equally near ones the first counts.
    let paths: [KnownPath]
    /// The path that lists them all.
    let index: String

    func hint(for path: RequestPath) -> String {
        let plain = PathReading(path) { segment in paths.contains { $0.template.segments.first == .literal(segment) } }
        let found = nearest(to: plain)
        if found.first?.isComplete == true { return sentences(found, to: plain) }
        if let unescaped = plain.unescaped {
            let other = nearest(to: unescaped)
            if other.first?.isComplete == true { return sentences(other, to: unescaped) }
        }
        return rearranged(plain) ?? sentences(found, to: plain)
    }

    /// The known paths that agree best; none where nothing agrees but what any path would.
    private func nearest(to reading: PathReading) -> [PathComparison] {
        if let emptied = emptied(by: reading) { return [PathComparison(reading.segments, with: emptied)] }
        let comparisons = paths.map { PathComparison(reading.segments, with: $0) }.filter(\.agreesInText)
        guard var best = comparisons.first else { return [] }
        for comparison in comparisons where comparison.isNearer(than: best) { best = comparison }
        return comparisons.filter { $0.isLike(best) }
    }

    /// The path whose last parameter was left empty, as in `/project/artist/`: the slash is not too much where no path ends
    /// before it.
    private func emptied(by reading: PathReading) -> KnownPath? {
        guard reading.endsInSlash else { return nil }
        let literals = reading.segments.map(PathTemplate.Segment.literal)
        guard !paths.contains(where: { $0.template.segments == literals }) else { return nil }
        return paths.first { path in
            guard case .parameter = path.template.segments.last else { return false }
            return path.template.segments.dropLast().elementsEqual(literals)
        }
    }

    /// Tells of a path that has what was sent, but lacks its beginning or has it in another order.
    private func rearranged(_ reading: PathReading) -> String? {
        for known in paths {
            guard let reason = known.lackingBeginning(of: reading) ?? known.nesting(of: reading) else { continue }
            return sentence("path is \(known)", reading.remarksWhenComplete + [reason])
        }
        return nil
    }

    private func sentences(_ nearest: [PathComparison], to reading: PathReading) -> String {
        guard let first = nearest.first else { return "No path comes near it; GET \(index) lists all of them." }
        let names = nearest.map(\.known.description).listed("and")
        let reasons =
            first.isComplete
            ? reading.remarksWhenComplete + first.corrections
            : reading.remarks + first.corrections + [parting(nearest, from: reading)]
        return sentence((nearest.count == 1 ? "path is " : "paths are ") + names, reasons)
    }

    private func sentence(_ subject: String, _ reasons: [String]) -> String {
        "The nearest \(subject): \(reasons.joined(separator: "; ")). GET \(index) lists all of them."
    }

    /// What the nearest paths have where the given one goes another way.
    private func parting(_ nearest: [PathComparison], from reading: PathReading) -> String {
        let agreed = nearest.first?.agreed ?? 0
        var expected: [String] = []
        for next in nearest.compactMap(\.next) where !expected.contains(next) { expected.append(next) }
        if expected.isEmpty { return "nothing comes after the \(agreed.ordinal) segment" }
        let place = "the \((agreed + 1).ordinal) segment"
        guard agreed < reading.segments.count else {
            return "\(place), \(expected.listed("or")), is \(reading.endsInSlash ? "empty" : "missing")"
        }
        return "\(place) must be \(expected.listed("or")), not \(reading.segments[agreed].quoted())"
    }
}
