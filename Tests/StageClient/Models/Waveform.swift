/// How loud a version is, from its start to its end.
package struct Waveform: Codable, Hashable, Sendable {
    package let fileId: String
    package let durationMs: Int
    /// Of 32,768 at the most, each of a stretch of the same length.
    package let peaks: [Int]
}

/// A named stretch of a version: a verse, a chorus.
package struct Section: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let fileId: String
    package let name: String
    package let startMs: Int
    package let endMs: Int
}
