import Foundation

/// A path of the document, such as `/track/project/{projectId}`.
package struct PathTemplate: Sendable, Hashable, CustomStringConvertible {
    package enum Segment: Sendable, Hashable {
        /// Text that must stand there, percent-decoded.
        case literal(String)
        /// A parameter's name.
        case parameter(String)
    }

    /// As the document writes it.
    package let description: String
    /// What stands between the slashes; one empty literal for `/`, and at the end for a trailing slash.
    package let segments: [Segment]
    /// The path with its parameters' names blanked; two templates of one shape match the same paths.
    package let shape: String

    /// Why a text is no path that can be served.
    struct Fault: Error {
        let message: String
    }

    init(_ text: String) throws(Fault) {
        guard text.hasPrefix("/") else { throw Fault(message: "a path must begin with \"/\"") }
        guard !text.contains("?"), !text.contains("#") else {
            throw Fault(message: "a path holds no query and no fragment; declare query parameters in \"parameters\"")
        }
        var segments: [Segment] = []
        for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            segments.append(try Self.segment(String(part)))
        }
        self.segments = segments
        description = text
        shape = Self.shape(of: segments)
        let names = parameterNames
        if let repeated = names.first(where: { name in names.count { $0 == name } > 1 }) {
            throw Fault(message: "the parameter {\(repeated)} stands in the path twice")
        }
    }

    /// The template of one path alone.
    package init(literals: [String]) {
        segments = literals.map(Segment.literal)
        description = literals.map { "/\($0)" }.joined()
        shape = Self.shape(of: segments)
    }

    private static func segment(_ part: String) throws(Fault) -> Segment {
        guard part.contains("{") || part.contains("}") else {
            guard part.utf8.contains(UInt8(ascii: "%")) else { return .literal(part) }
            guard let literal = part.removingPercentEncoding else {
                throw Fault(message: "\"\(part)\" has a % that two hexadecimal digits do not follow")
            }
            return .literal(literal)
        }
        let name = part.dropFirst().dropLast()
        guard part.hasPrefix("{"), part.hasSuffix("}"), !name.isEmpty, !name.contains("{"), !name.contains("}") else {
            throw Fault(message: "\"\(part)\" is not supported: a parameter takes a whole segment, such as {id}")
        }
        return .parameter(String(name))
    }

    /// The names of its parameters, in order.
    package var parameterNames: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    private static func shape(of segments: [Segment]) -> String {
        segments.map { segment in
            switch segment {
            case .literal(let text) where text.utf8.contains(UInt8(ascii: "{")):
                "/" + text.replacingOccurrences(of: "{", with: "%7B")
            case .literal(let text): "/" + text
            case .parameter: "/{}"
            }
        }.joined()
    }
}
