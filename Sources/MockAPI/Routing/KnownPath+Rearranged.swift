import Contract
import JSONText

extension KnownPath {
    /// What comes before the path that was sent, where that is the end of this one: `/auth` before `/me`.
    func lackingBeginning(of reading: PathReading) -> String? {
        let end = reading.segments.map(PathTemplate.Segment.literal)
        let beginning = template.segments.dropLast(end.count)
        guard !end.isEmpty, !beginning.isEmpty, template.segments.suffix(end.count).elementsEqual(end) else {
            return nil
        }
        return "\"\(beginning.map(\.asInPath).joined())\" must come first"
    }

    /// What comes where, when a path nests the other way round: `/artist/a/projects` for `/project/artist/{artistId}`.
    func nesting(of reading: PathReading) -> String? {
        let sent = reading.segments
        guard sent.count == 3, template.segments.count == 3, case .literal(let listed) = template.segments[0],
            case .literal(let holder) = template.segments[1], case .parameter(let id) = template.segments[2],
            sent[0].isSingularOrPlural(of: holder), sent[2].isSingularOrPlural(of: listed)
        else { return nil }
        return "\(listed.quoted()) must come first, then \(holder.quoted()), then {\(id)}"
    }
}

extension PathTemplate.Segment {
    fileprivate var asInPath: String {
        switch self {
        case .literal(let text): "/\(text)"
        case .parameter(let name): "/{\(name)}"
        }
    }
}

extension String {
    fileprivate func isSingularOrPlural(of noun: String) -> Bool { self == noun || self == noun + "s" }
}
