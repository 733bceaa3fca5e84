import Contract
import JSONText

extension Router {
    /// What to tell somebody whose path has nothing: that a trailing slash is too many, or what comes nearest.
    package func hint(for path: RequestPath) -> String {
        if let trimmed = path.withoutTrailingSlash, find(trimmed) != nil {
            return "A trailing slash makes it another path: \(trimmed.text) was probably meant."
        }
        guard let nearest = nearestTemplate(to: path) else { return "GET / lists the operations." }
        return "The nearest path is \(nearest.description); GET / lists all of them."
    }

    /// The template that is nearest once the path's own segments stand for its parameters.
    private func nearestTemplate(to path: RequestPath) -> PathTemplate? {
        let filled = templates.map { (text: $0.filled(from: path.segments), template: $0) }
        let nearest = Spelling.nearest(to: path.segments.joined(separator: "/"), among: filled.map(\.text))
        return filled.first { $0.text == nearest }?.template
    }
}

extension PathTemplate {
    /// The template as a path, each parameter replaced by what the given path has in its place.
    fileprivate func filled(from path: [String]) -> String {
        segments.enumerated().map { index, segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let name): index < path.count ? path[index] : name
            }
        }.joined(separator: "/")
    }
}
