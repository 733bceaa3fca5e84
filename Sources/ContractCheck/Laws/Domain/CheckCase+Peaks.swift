import Contract
import JSONText

extension CheckCase {
    /// `getWaveform.peaks`
    static func peaks(_ operation: Operation) -> CheckCase? {
        guard operation.id == "getWaveform" else { return nil }
        return CheckCase(
            operation, "peaks", "There are as many peaks as were asked for, and each is the loudest of its samples.",
            basis: .consistency
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for call in try await inspection.fewCalls(of: operation) {
                try await hearing.compare { anew throws(TransportFault) in
                    try await inspection.hearPeaks(operation, call, anew: anew)
                }
            }
            return hearing.judgement(orNothingBecause: inspection.reasonForNoCalls(of: operation))
        }
    }
}

extension Inspection {
    fileprivate nonisolated func hearPeaks(
        _ operation: Operation, _ call: CheckCall, anew: Bool
    ) async throws(TransportFault) -> Hearing {
        var hearing = Hearing()
        // The more there are, the fewer samples it takes to judge one.
        let most = operation.parameter(named: "points", in: .query)?.acceptedTexts.last.flatMap { Int($0) } ?? 512
        let exchange = try await ask(operation, call, query: ["points": String(most)], anew: anew)
        guard exchange.isSuccess, let file = try await success(of: "getFile", call.arguments, as: call.caller)?.json,
            let peaks = exchange.json?["peaks"]?.arrayValue
        else { return hearing }
        for (key, source) in [("fileId", "id"), ("durationMs", "durationMs")] {
            hearing.expect(
                exchange.json?[key] == file[source], in: exchange, at: JSONPointer([key]),
                "\(JSONValue.forPeople(file[source])), as getFile says", seen: JSONValue.forPeople(exchange.json?[key]))
        }
        hearing.expect(
            peaks.count == most, in: exchange, at: JSONPointer(["peaks"]), "\(most) peaks", seen: "\(peaks.count)",
            basis: .decision)
        guard peaks.count == most, let samples = SampleRange(peak: most / 2, of: most, in: file) else { return hearing }
        guard let loudest = try await loudest(of: samples, in: file, anew: anew) else { return hearing }
        hearing.expect(
            peaks[most / 2] == .integer(Int64(loudest)), in: exchange,
            at: JSONPointer(["peaks"]).appending(most / 2), "\(loudest), the loudest of \(samples)",
            seen: peaks[most / 2].forPeople)
        return hearing
    }

    /// The greatest amount of a stretch of samples, as the version's own URL gives them; nothing where it does not.
    private nonisolated func loudest(
        of samples: SampleRange, in file: JSONValue, anew: Bool
    ) async throws(TransportFault) -> Int? {
        guard let url = file["audioUrl"]?.stringValue, url.hasPrefix(baseURL + "/"),
            let operation = document.operation("streamAudio"),
            let call = operation.call(by: String(url.dropFirst(baseURL.count)))
        else { return nil }
        let audio = try await answerIfAny { () async throws(TransportFault) in
            try await ask(operation, call, adding: [.init("Range", samples.field)], method: "GET", anew: anew)
        }
        guard let audio, audio.status == 206, audio.response.body.count == 2 * samples.count else { return nil }
        let bytes = audio.response.body
        return stride(from: 0, to: bytes.count, by: 2).map { index in
            abs(Int(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8)))
        }.max()
    }
}

/// The samples that a peak stands for: those whose number n has floor(n · points / N) for the peak's.
private struct SampleRange: CustomStringConvertible {
    let first: Int
    let count: Int

    private static let headerBytes = 44

    /// Nothing where there is no sample, or too many to load them.
    init?(peak index: Int, of points: Int, in file: JSONValue) {
        guard let size = file["sizeBytes"]?.integerValue.map({ Int($0) }), size > Self.headerBytes else { return nil }
        let total = (size - Self.headerBytes) / 2
        first = (index * total + points - 1) / points
        count = ((index + 1) * total + points - 1) / points - first
        guard (1...100_000).contains(count) else { return nil }
    }

    /// As `Range` asks for them.
    var field: String {
        let start = Self.headerBytes + 2 * first
        return "bytes=\(start)-\(start + 2 * count - 1)"
    }

    var description: String { "the samples \(first) to \(first + count - 1)" }
}
