import Catalog
import HTTPWire
import Testing

@testable import MockAPI

@Suite("What files sound like")
struct RecordingTests {
    @Test("Every machine plays the same: whoever changes a note raises the number in the entity tag's recipe")
    func unchanging() throws {
        let recording = try Recording.make()
        // Verse, its end, a refrain, and the last samples.
        let places = [0, 1_170_000, 2_800_000, 3_000_000, recording.sampleCount - 20_000]
        let samples = places.flatMap { recording.samples($0..<$0 + 20_000) }
        let bytes = samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        #expect(EntityTag.hash(of: bytes) == "7ed765c896d5c1f")
        #expect(recording.entityTag.opaque == "c30eb8ad328c9bee")
    }

    @Test("Any stretch is the same, alone and as a part of more, down to a single sample")
    func stretches() throws {
        let sections = [("Intro", 0, 700), ("Verse", 700, 3_100), ("Chorus", 3_111, 4_000)]
        let recording = try Recording.make(durationMs: 4_567, sections: sections)
        let whole = recording.samples(0..<recording.sampleCount)
        let joints = recording.parts.map(\.samples.upperBound) + [recording.measureLength, 2_048, 4_096]
        for joint in joints {
            for length in [1, 2, 3, 2_047, 2_049, 9_999] {
                let range = (joint - length / 2 - 1..<joint + length).clamped(to: 0..<recording.sampleCount)
                #expect(recording.samples(range) == Array(whole[range]))
            }
        }
        for sample in stride(from: 0, to: recording.sampleCount, by: 101) {
            #expect(recording.samples(sample..<sample + 1) == [whole[sample]])
        }
    }

    /// Every fifth. That none clips follows from the notes, see ``headroom()``.
    static let trackIds: [String] =
        (try? Bundled.catalog().tracks.enumerated().filter { $0.offset % 5 == 0 }.map(\.element.id)) ?? []

    @Test("It is neither faint nor does it clip: peaks lie between -12 and -1 dBFS", arguments: trackIds)
    func loudness(track: String) throws {
        let catalog = try Bundled.catalog()
        guard let file = catalog.currentFile(of: track) else { return }
        let peak = Recording(file, sections: Array(catalog.sections(of: file.id))).peaks(16).max() ?? 0
        #expect(peak > 8_231 && peak < 29_204)
    }

    @Test("No notes of any pattern can add up to clipping")
    func headroom() throws {
        let catalog = try Bundled.catalog()
        for file in catalog.files where file.version == 1 {
            let recording = Recording(file, sections: [])
            for texture in Texture.allCases {
                for chord in 0..<Arrangement.chordCount {
                    let notes = recording.pattern(texture, chord: chord)
                    let loudest = notes.map { note in
                        notes.filter { $0.start <= note.start && note.start < $0.start + $0.length }.reduce(0.0) {
                            $0 + Double($1.level) * $1.loudness(at: note.start - $1.start)
                        }
                    }
                    #expect(loudest.allSatisfy { $0 < 29_204 } && loudest.contains { $0 > 8_231 })
                }
            }
        }
    }

    @Test("Every track has a sound of its own, and keeps its tempo in all of its versions")
    func tracks() throws {
        let catalog = try Bundled.catalog()
        let current = catalog.tracks.compactMap { catalog.currentFile(of: $0.id) }
        let beginnings = current.map { Recording($0, sections: []).samples(20_000..<20_400) }
        #expect(Set(beginnings).count == current.count)
        for track in catalog.tracks {
            #expect(Set(catalog.files(of: track.id).map { Recording($0, sections: []).measureLength }).count <= 1)
        }
    }

    @Test("Versions of a track differ as much as other music would", arguments: zip(1...6, 2...7))
    func versions(older: Int, newer: Int) throws {
        let both = try [older, newer].map {
            try Recording.make(version: $0, durationMs: 10_000, sections: [("Verse", 0, 10_000)]).samples(0..<200_000)
        }
        var energy = 0.0
        var difference = 0.0
        for (one, other) in zip(both[0], both[1]) {
            energy += Double(one) * Double(one)
            difference += (Double(one) - Double(other)) * (Double(one) - Double(other))
        }
        #expect(difference > energy / 20)
    }

    @Test("Each section begins a part that is set otherwise, also beside a gap and under another section")
    func sections() throws {
        let recording = try Recording.make(
            durationMs: 60_000,
            sections: [
                ("Chorus", 5_000, 10_000), ("Chorus", 10_000, 20_000), ("Hook", 15_000, 17_000), ("Ω", 30_000, 31_000),
                ("Verse", 55_000, 99_000),
            ])
        let starts = recording.parts.map(\.samples.lowerBound)
        for second in [0, 5, 10, 15, 17, 30, 31, 55] { #expect(starts.contains(second * 44_100)) }
        #expect(recording.parts.last?.samples.upperBound == 60 * 44_100)
        for (part, next) in zip(recording.parts, recording.parts.dropFirst()) {
            #expect(part.samples.upperBound == next.samples.lowerBound)
            #expect(part.texture != next.texture && part.texture.loudness != next.texture.loudness)
        }
    }

    @Test("Behind a section within another the outer one goes on, to its own end")
    func nested() throws {
        let recording = try Recording.make(
            durationMs: 60_000,
            sections: [
                ("Verse", 0, 40_000), ("Solo", 10_000, 30_000), ("Drop", 12_000, 14_000), ("Outro", 35_000, 36_000),
            ])
        let seconds = recording.parts.map { $0.samples.lowerBound / 44_100 }
        #expect(seconds.prefix(8) == [0, 10, 12, 14, 30, 35, 36, 40])
        #expect(
            recording.parts.prefix(7).map(\.texture) == [.steady, .floating, .full, .floating, .steady, .thin, .steady])
    }

    @Test("Sections go no further than the recording, and those behind its end are none of it")
    func beyond() throws {
        let recording = try Recording.make(
            durationMs: 10_000, sections: [("Verse", 5_000, 99_000), ("Solo", 20_000, 30_000)])
        #expect(recording.parts.map(\.samples.upperBound).max() == 441_000)
        #expect(recording.parts.last?.samples.lowerBound == 220_500)
    }

    @Test("Sections that begin or end together are heard in turn")
    func together() throws {
        let recording = try Recording.make(
            durationMs: 30_000,
            sections: [("Verse", 0, 20_000), ("Solo", 0, 10_000), ("Drop", 5_000, 20_000), ("Intro", 19_000, 20_000)])
        #expect(recording.parts.prefix(3).map(\.texture) == [.floating, .full, .thin])
        #expect(recording.parts.prefix(4).map { $0.samples.lowerBound / 44_100 } == [0, 5, 19, 20])
    }

    @Test("It goes on between the notes: no tenth of a second within a part is silent", arguments: 0..<4)
    func sustained(texture: Int) throws {
        let name = ["Intro", "Verse", "Bridge", "Chorus"][texture]
        let recording = try Recording.make(durationMs: 10_000, sections: [(name, 0, 10_000)])
        let samples = recording.samples(0..<recording.sampleCount).dropLast(Part.fadeLength)
        for start in stride(from: 0, to: samples.count - 4_410, by: 4_410) {
            let peak = samples[start..<start + 4_410].reduce(0) { max($0, abs(Int($1))) }
            // -28 dBFS.
            #expect(peak > 1_304, "\(name), sample \(start)")
        }
    }

    @Test("Verses are set like verses and refrains like refrains, and a refrain is the louder")
    func names() {
        #expect(Texture(sectionNamed: "Verse 1") == Texture(sectionNamed: "Verse 12"))
        #expect(Texture(sectionNamed: "CHORUS") == Texture(sectionNamed: "Refrain 2"))
        #expect(Texture(sectionNamed: "Pre-Chorus 1") != Texture(sectionNamed: "Chorus 1"))
        #expect(Texture(sectionNamed: "Κουπλέ 1") == Texture(sectionNamed: "Κουπλέ 2"))
        #expect(Texture(sectionNamed: "Refrain").loudness > Texture(sectionNamed: "Verse").loudness)
    }

    @Test("A part dies away before the next begins from nothing, so that nothing clicks")
    func boundaries() throws {
        let recording = try Recording.make()
        for part in recording.parts {
            let last = part.samples.upperBound - 1
            #expect(recording.samples(last..<last + 1).allSatisfy { abs($0) < 64 })
            let first = part.samples.lowerBound
            #expect(recording.samples(first..<first + 2).allSatisfy { abs($0) < 64 })
        }
    }

    @Test("Without sections it changes all the same")
    func withoutSections() throws {
        let parts = try Recording.make(durationMs: 180_000, sections: []).parts
        #expect(parts.count > 5 && Set(parts.map(\.texture)).count > 2)
    }

    @Test("Everything that the sound depends on has a tag of its own")
    func tags() throws {
        let recordings = try [
            Recording.make(), .make("file-night-bloom-v6"), .make("file-afterglow-v7"), .make(version: 8),
            .make(durationMs: 100_000), .make(sections: []), .make(sections: [("Verse", 0, 1_000)]),
            .make(sections: [("Verse", 0, 1_001)]), .make(sections: [("Chorus", 0, 1_000)]),
            // Names may hold what separates one member of the recipe from the next.
            .make(sections: [("A", 0, 10), ("B", 20, 30)]), .make(sections: [("A\n0\n10\nB", 20, 30)]),
            .make(sections: [("1:A1:02:101:B", 20, 30)]),
        ]
        #expect(Set(recordings.map(\.entityTag)).count == recordings.count)
        #expect(try Recording.make().entityTag == recordings[0].entityTag)
    }
}
