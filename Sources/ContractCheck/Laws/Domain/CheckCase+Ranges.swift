import Contract
import HTTPWire

extension CheckCase {
    /// `streamAudio.ranges` (RFC 9110, section 14)
    static func ranges(_ operation: Operation) -> CheckCase? {
        guard operation.isLong else { return nil }
        return CheckCase(
            operation, "ranges",
            "Any stretch of a version's sound is the same wherever a range begins and ends, and what lies beyond gets 416.",
            basis: .http
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for call in try await inspection.calls(of: operation).prefix(2) {
                try await hearing.compare { anew throws(TransportFault) in
                    try await RangeJudge(operation, call, inspection, anew: anew).hearing()
                }
            }
            return hearing.judgement(orNothingBecause: inspection.reasonForNoCalls(of: operation))
        }
    }
}

/// Asks for stretches of one piece of media, none of them long.
private struct RangeJudge {
    private let operation: Operation
    private let call: CheckCall
    private let inspection: Inspection
    private let anew: Bool

    init(_ operation: Operation, _ call: CheckCall, _ inspection: Inspection, anew: Bool) {
        self.operation = operation
        self.call = call
        self.inspection = inspection
        self.anew = anew
    }

    func hearing() async throws(TransportFault) -> Hearing {
        var hearing = Hearing()
        let head = try await inspection.ask(operation, call, anew: anew)
        guard head.isSuccess, let length = head.response["Content-Length"].flatMap({ Int($0) }), length > 1024 else {
            return hearing
        }
        let units = head.response["Accept-Ranges"]
        hearing.expect(units == "bytes", in: head, "Accept-Ranges: bytes", seen: units ?? "none", basis: .decision)
        // One that is not cut is mostly very long: it is asked for once.
        guard let start = try await part("0-511", 0..<512, of: length, &hearing) else { return hearing }
        hearing.expectBeginning(of: start)
        let middle = length / 2
        let outer = try await part("\(middle)-\(middle + 255)", middle..<middle + 256, of: length, &hearing)
        let inner = try await part("\(middle + 101)-\(middle + 200)", middle + 101..<middle + 201, of: length, &hearing)
        hearing.expectSlice(inner, 101..<201, of: outer)
        let suffix = try await part("-100", length - 100..<length, of: length, &hearing)
        let open = try await part("\(length - 60)-", length - 60..<length, of: length, &hearing)
        hearing.expectSlice(open, 40..<100, of: suffix)
        let beyond = try await ask(range: "\(length)-")
        hearing.expect(beyond.status == 416, in: beyond, "the status 416", seen: beyond.statusInWords)
        try await judgeCondition(by: head.response["ETag"], length, &hearing)
        return hearing
    }

    /// The tag that the whole has is the one by which a client goes on from where it was interrupted.
    private func judgeCondition(
        by tag: String?, _ length: Int, _ hearing: inout Hearing
    ) async throws(TransportFault) {
        guard let tag, let strong = EntityTag(reading: tag), !strong.isWeak else { return }
        let field = CheckRequest.Field("If-Range", tag)
        _ = try await part("0-15", 0..<16, of: length, adding: [field], &hearing)
    }

    private func ask(range: String, adding fields: [CheckRequest.Field] = []) async throws(TransportFault) -> Exchange {
        try await inspection.ask(
            operation, call, adding: [.init("Range", "bytes=\(range)")] + fields, method: "GET", anew: anew)
    }

    /// Asks for a range; nothing where another comes, or none.
    private func part(
        _ range: String, _ expected: Range<Int>, of length: Int, adding fields: [CheckRequest.Field] = [],
        _ hearing: inout Hearing
    ) async throws(TransportFault) -> Exchange? {
        let exchange = try await ask(range: range, adding: fields)
        hearing.expect(
            exchange.status == 206, in: exchange, "the status 206", seen: exchange.statusInWords, basis: .decision)
        guard exchange.status == 206 else { return nil }
        let place = "bytes \(expected.lowerBound)-\(expected.upperBound - 1)/\(length)"
        let seen = exchange.response["Content-Range"]
        hearing.expect(seen == place, in: exchange, "Content-Range: \(place)", seen: seen ?? "none")
        let count = exchange.response.body.count
        hearing.expect(count == expected.count, in: exchange, "\(expected.count) bytes", seen: "\(count)")
        return seen == place && count == expected.count ? exchange : nil
    }
}

extension Hearing {
    fileprivate mutating func expectSlice(_ part: Exchange?, _ place: Range<Int>, of whole: Exchange?) {
        guard let part, let whole else { return }
        expect(
            part.response.body.elementsEqual(whole.response.body[place]), in: part,
            "the bytes that \(whole.response["Content-Range"] ?? "") has there", seen: "others")
    }

    /// RIFF, whose form is WAVE.
    fileprivate mutating func expectBeginning(of start: Exchange) {
        let type = start.response["Content-Type"].map { Contract.MediaType.essence(of: $0) }
        guard type == "audio/wav" else { return }
        let body = start.response.body
        let isWave = body.prefix(4).elementsEqual("RIFF".utf8) && body[8..<12].elementsEqual("WAVE".utf8)
        expect(isWave, in: start, "the beginning of a WAVE file", seen: "other bytes", basis: .decision)
    }
}
