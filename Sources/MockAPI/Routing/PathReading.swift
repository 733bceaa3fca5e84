/// A path as it may have been meant, and what must go for it to be that.
struct PathReading {
    private(set) var segments: [String]
    /// `the prefix "/api" must go`.
    private(set) var remarks: [String] = []
    /// Also where the path lacks a segment, of which the slash is then a remainder.
    private(set) var endsInSlash: Bool

    /// - Parameter isKnown: whether a path begins with a segment.
    init(_ path: RequestPath, isKnown: (String) -> Bool) {
        segments = path.segments
        endsInSlash = segments.last == ""
        if endsInSlash { segments.removeLast() }
        if segments.contains("") {
            segments.removeAll { $0.isEmpty }
            remarks.append("the empty segment must go")
        }
        dropPrefix(isKnown)
    }

    /// The same with escaped slashes taken as slashes; nothing where there are none.
    var unescaped: PathReading? {
        guard segments.contains(where: { $0.contains("/") }) else { return nil }
        var reading = self
        reading.segments = segments.flatMap { $0.split(separator: "/").map(String.init) }
        reading.remarks.append("%2F is part of a segment and no slash")
        return reading
    }

    /// What must change where the rest of the path is a known one.
    var remarksWhenComplete: [String] { remarks + (endsInSlash ? ["the slash at the end must go"] : []) }

    /// Where servers commonly have their calls, though not this one.
    private mutating func dropPrefix(_ isKnown: (String) -> Bool) {
        let prefix = segments.prefix { segment in
            !isKnown(segment) && (["api", "rest"].contains(segment.lowercased()) || segment.isVersion)
        }
        guard !prefix.isEmpty else { return }
        segments.removeFirst(prefix.count)
        remarks.append("the prefix \"/\(prefix.joined(separator: "/"))\" must go")
    }
}

extension String {
    /// `v1`.
    fileprivate var isVersion: Bool {
        let bytes = utf8.dropFirst()
        return first == "v" && (1...3).contains(bytes.count) && bytes.allSatisfy { (0x30...0x39).contains($0) }
    }
}
