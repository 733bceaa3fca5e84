import Testing

extension Journey {
    private func hear(_ file: File, _ range: String, fields: [String: String] = [:]) async throws -> Answer {
        try await nobody.ask("GET", file.audioUrl, fields: fields.merging(["Range": "bytes=\(range)"]) { $1 })
    }

    /// Hears the bytes of a range, which must be those that were asked for.
    private func hear(_ bytes: Range<Int>, of file: File) async throws -> [UInt8] {
        let answer = try await hear(file, "\(bytes.lowerBound)-\(bytes.upperBound - 1)")
        try answer.require(206)
        #expect(answer["Content-Range"] == "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(file.sizeBytes)")
        try #require(answer.body.count == bytes.count)
        return answer.body
    }

    /// A coarse waveform is what a fine one comes to, and each point is the loudest of the samples that it stands for.
    func lookAtTheWaveform(of file: File) async throws {
        let usual: Waveform = try await ada.get("/file/\(file.id)/waveform")
        #expect(usual.fileId == file.id && usual.durationMs == file.durationMs)
        let fine: Waveform = try await ada.get("/file/\(file.id)/waveform?points=4096")
        try #require(usual.peaks.count == 512 && fine.peaks.count == 4_096)
        #expect(fine.peaks.allSatisfy { 0...32_768 ~= $0 } && fine.peaks.contains { $0 > 0 })
        let unlike = usual.peaks.indices.first { usual.peaks[$0] != fine.peaks[8 * $0..<8 * $0 + 8].max() }
        #expect(unlike == nil)
        for point in [0, 1_000, 2_048, 4_095] {
            let range = file.samples(ofPoint: point, of: 4_096)
            let start = File.headerBytes + 2 * range.lowerBound
            let heard = try await hear(start..<start + 2 * range.count, of: file)
            #expect(samples(of: heard).map(abs).max() == fine.peaks[point], "point \(point)")
        }
    }

    /// As players do: two bytes to learn what there is, the beginning, then from wherever the listener wants.
    func seek(in file: File) async throws {
        let probe = try await hear(file, "0-1")
        try probe.require(206)
        #expect(probe.body == Array("RI".utf8))
        #expect(probe["Content-Type"] == "audio/wav" && probe["Accept-Ranges"] == "bytes")
        #expect(probe["Content-Range"] == "bytes 0-1/\(file.sizeBytes)")
        let tag = try #require(probe["ETag"])
        #expect(tag.hasPrefix("\""))

        let begin = try await hear(0..<65_536, of: file)
        #expect(begin.prefix(4) == Array("RIFF".utf8)[...] && begin[8..<16] == Array("WAVEfmt ".utf8)[...])

        let middle = file.sizeBytes / 2 + 1
        let one = try await hear(middle..<middle + 100_000, of: file)
        let other = try await hear(middle + 40_000..<middle + 140_000, of: file)
        let overlapAgrees = one[40_000...].elementsEqual(other[..<60_000])
        #expect(overlapAgrees)

        let rest = try await hear(file, "\(file.sizeBytes - 1_000)-")
        let suffix = try await hear(file, "-1000")
        #expect(rest.status == 206 && rest.body.count == 1_000)
        #expect(suffix.status == 206 && suffix.body == rest.body && suffix["ETag"] == tag)

        let same = try await hear(file, "10-19", fields: ["If-Range": tag])
        #expect(same.status == 206 && same.body == Array(begin[10..<20]))

        let head = try await nobody.ask("HEAD", file.audioUrl)
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(head["Content-Length"] == String(file.sizeBytes) && head["ETag"] == tag)
        #expect(head["Accept-Ranges"] == "bytes")

        let beyond = try await hear(file, "\(file.sizeBytes)-")
        #expect(try beyond.refusal(status: 416).code == "range-not-satisfiable")
        #expect(beyond["Content-Range"] == "bytes */\(file.sizeBytes)")
    }

    /// A whole file is what its ranges are, its waveform is of all its samples, and it is not what was heard before.
    func playWhole(_ file: File, insteadOf old: File) async throws {
        let whole = try await nobody.ask("GET", file.audioUrl)
        try whole.require(200)
        try #require(whole.body.count == file.sizeBytes)
        let part = try await hear(100_001..<200_000, of: file)
        let isPartOfWhole = whole.body[100_001..<200_000] == part[...]
        #expect(isPartOfWhole)

        let heard = samples(of: whole.body[File.headerBytes...])
        let waveform: Waveform = try await ada.get("/file/\(file.id)/waveform?points=100")
        try #require(waveform.peaks.count == 100)
        let unlike = waveform.peaks.indices.first {
            waveform.peaks[$0] != heard[file.samples(ofPoint: $0, of: 100)].map(abs).max()
        }
        #expect(unlike == nil)
        let before = samples(of: try await hear(File.headerBytes..<100_044, of: old))
        let soundsAsBefore = heard.prefix(before.count) == before[...]
        #expect(!soundsAsBefore)

        // What was kept of another version does not go on in this one.
        let oldTag = try #require(try await hear(old, "0-1")["ETag"])
        let stale = try await hear(file, "10-19", fields: ["If-Range": oldTag])
        let isWhole = stale.body == whole.body
        #expect(stale.status == 200 && isWhole && stale["Content-Range"] == nil)

        let download = try await nobody.ask("GET", file.audioUrl + "&download=true")
        let isAll = download.body == whole.body
        #expect(download.status == 200 && isAll)
        let disposition = try #require(download["Content-Disposition"])
        #expect(disposition.hasPrefix("attachment") && disposition.contains(file.name))
    }
}
