import HTTPWire

/// A request's path, split and decoded: `/project/a%2Fb` has the segments `project` and `a/b`.
package struct RequestPath: Sendable {
    /// As it was sent, without the query.
    package let text: String
    /// Without those that name a world.
    package let segments: [String]

    init(text: String, segments: [String]) {
        self.text = text
        self.segments = segments
    }

    /// - Throws: `malformed` where an escape is none, or hides a NUL.
    init(_ target: RequestTarget) throws(Problem) {
        text = target.path
        do throws(PathFault) {
            segments = try target.segments()
        } catch {
            throw .malformed(detail: error.detail)
        }
    }
}
