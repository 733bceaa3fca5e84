import Catalog
import HTTPWire

/// What a file sounds like: a piece of music that follows from the file, its track and its sections, and of which any
/// sample can be told by its number. Nothing of it is stored.
///
/// Each part repeats measures of few patterns, louder and softer: a sample is a pattern's, times its measure's gain.
struct Recording: Sendable {
    let sampleCount: Int
    let parts: [Part]
    let measureLength: Int
    /// Names the bytes of the file.
    let entityTag: EntityTag
    private let patterns: [[Note]]

    static let sampleRate = 44_100

    /// - Parameter sections: by their start.
    init(_ file: AudioFile, sections: [Section]) {
        let arrangement = Arrangement(trackID: file.trackId, version: file.version)
        sampleCount = Recording.sample(atMs: file.durationMs)
        measureLength = arrangement.measureLength
        parts = Part.all(
            of: sections, in: sampleCount, longest: 16 * measureLength, seed: "performance of \(file.id)")
        patterns = Texture.allCases.flatMap { texture in
            (0..<Arrangement.chordCount).map { arrangement.pattern(texture, chord: $0) }
        }
        entityTag = Recording.tag(of: file, sections)
    }

    /// The number of the sample at an instant.
    static func sample(atMs milliseconds: Int) -> Int {
        (AudioFile.sizeBytes(ofDurationMs: milliseconds) - WAVFile.headerLength) / 2
    }

    func pattern(_ texture: Texture, chord: Int) -> [Note] {
        patterns[texture.rawValue * Arrangement.chordCount + chord]
    }

    /// - Important: Whoever changes how anything here sounds raises the number in front.
    private static func tag(of file: AudioFile, _ sections: [Section]) -> EntityTag {
        let recipe = ["sound 2", file.id, file.trackId, String(file.version), String(file.durationMs)]
        let form = sections.flatMap { [$0.name, String($0.startMs), String($0.endMs)] }
        // With its length before it, no text runs into the next: names may hold whatever could separate them.
        return EntityTag(hashing: (recipe + form).flatMap { Array("\($0.utf8.count):\($0)".utf8) })
    }
}
