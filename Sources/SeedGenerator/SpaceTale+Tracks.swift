import Catalog
import JSONText

extension SpaceTale {
    /// How much there is of a track, by its number; see ``SeedGenerator``.
    struct Stage {
        let isInWork: Bool
        let versions: Int
        let comments: Int
        let hasSections: Bool

        init(ofTrack number: Int) {
            isInWork = number % 10 == 0
            (versions, comments) =
                switch number % 10 {
                case 0: (2, 5)
                case 1...5: (1, 1)
                case 6...8: (1, 0)
                default: (0, 0)
                }
            hasSections = number % 100 == 0
        }
    }

    mutating func tellTrack(_ number: Int, position: Int, of release: Release) {
        let stage = Stage(ofTrack: number)
        let created = release.createdAt.advanced(by: hours(1...240))
        let durationMs = stage.versions == 0 ? 0 : dice.integer(milliseconds(genre.seconds))
        let state = state(at: stage)
        let name = Titles.track(&dice)
        let versions = self.versions(of: number, named: name, durationMs: durationMs, stage, since: created)
        let current = versions.last
        let thread = current.map { self.thread(of: stage.comments, onTrack: number, $0) } ?? []
        let verdict = current.flatMap { stage.isInWork ? review(of: $0, state) : nil }
        let latest = [current?.uploadedAt, thread.last?.createdAt, verdict?.createdAt].compactMap(\.self).max()
        let track = Track(
            id: SeedID.track(number), projectId: release.id, name: name, position: position, durationMs: durationMs,
            label: label, state: state, artworkId: dice.chance(0.3) ? "artwork-track-" + String(number + 1) : nil,
            labelCopy: credits(ofTrack: number, state, of: release), createdAt: created, updatedAt: latest ?? created)
        add(.track(track))
        for version in versions { add(.file(version)) }
        for comment in thread { add(.comment(comment)) }
        if let current, stage.hasSections { tellSections(of: current, ofTrack: number) }
        if let current, let verdict { tellWork(on: track, current, thread, verdict) }
        if (number - plan.tracks(in: self.number).lowerBound).isMultiple(of: 16) { shareTrack(track) }
    }

    private func milliseconds(_ seconds: ClosedRange<Int>) -> ClosedRange<Int> {
        seconds.lowerBound * 1_000...seconds.upperBound * 1_000
    }

    /// What is in work has been decided on, and nothing can be said of what is not recorded.
    private mutating func state(at stage: Stage) -> TrackState {
        if stage.isInWork { return dice.chance(0.7) ? .approved : .changesRequested }
        if stage.versions == 0 { return .draft }
        return dice.pick([.approved, .approved, .approved, .inReview, .inReview, .draft])
    }

    /// Full credits stand on what is approved.
    private mutating func credits(ofTrack number: Int, _ state: TrackState, of release: Release) -> LabelCopy {
        let writers = Array(performers.prefix(dice.integer(1...2)))
        guard state == .approved else { return LabelCopy(writers: writers) }
        var credits = release.credits
        credits.isrc = SpaceTale.isrc(ofTrack: number)
        credits.writers = writers
        return credits
    }

    /// Country, registrant, year and a number of five digits (ISO 3901): ten million of them differ.
    private static func isrc(ofTrack number: Int) -> String {
        let digits = String(10_000_000 + number).utf8.dropFirst()
        return "GBS" + String(Substring(digits.prefix(2))) + "26" + String(Substring(digits.dropFirst(2)))
    }

    // MARK: Versions

    private mutating func versions(
        of number: Int, named name: String, durationMs: Int, _ stage: Stage, since created: Instant
    ) -> [AudioFile] {
        var uploaded = created
        return (0..<stage.versions).map { index in
            uploaded = uploaded.advanced(by: hours(2...180))
            let isNewest = index == stage.versions - 1
            let length = isNewest ? durationMs : durationMs + dice.integer(-4_000...4_000)
            return AudioFile(
                id: SeedID.part("file-", ofTrack: number, index), trackId: SeedID.track(number), version: index + 1,
                name: name.slug + "_v" + String(index + 1) + (isNewest ? "_mix.wav" : "_rough.wav"),
                mimeType: "audio/wav", sizeBytes: AudioFile.sizeBytes(ofDurationMs: length), durationMs: length,
                uploadedById: anybody(as: .editor), uploadedAt: uploaded)
        }
    }

    private mutating func tellSections(of file: AudioFile, ofTrack number: Int) {
        let whole = genre.form.reduce(0) { $0 + $1.share }
        var (shares, start) = (0, 0)
        for (index, part) in genre.form.enumerated() {
            shares += part.share
            let end = file.durationMs * shares / whole
            add(
                .section(
                    Section(
                        id: SeedID.part("section-", ofTrack: number, index), fileId: file.id, name: part.name,
                        startMs: start, endMs: end)))
            start = end
        }
    }
}

extension String {
    /// In small letters and digits of ASCII, with hyphens between words.
    fileprivate var slug: String {
        var slug: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
            case UInt8(ascii: " "): slug.append(UInt8(ascii: "-"))
            default: break
            }
        }
        return String(decoding: slug, as: UTF8.self)
    }
}
