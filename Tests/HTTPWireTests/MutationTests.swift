import HTTPWire
import Testing

/// A small generator of numbers that are always the same (splitmix64).
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

private let originals = [
    "GET /artist?limit=5 HTTP/1.1\r\nHost: localhost:8080\r\nAccept: text/html;q=0.5, */*\r\n\r\n",
    "POST http://[::1]:80/p%20q HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\nhello",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;a=\"b\"\r\nhello\r\n0\r\nT: 1\r\n\r\n",
    "OPTIONS * HTTP/1.0\r\nIf-None-Match: W/\"a\", \"b\"\r\nConnection: keep-alive\r\n\r\n",
]

@Suite("Whatever comes, the parser yields, refuses or waits")
struct MutationTests {
    @Test("changed requests read the same whole and in pieces, and what they hold can be asked for", arguments: 0..<20)
    func mutations(seed: Int) throws {
        var generator = Generator(state: UInt64(seed))
        for _ in 0..<250 {
            let stream = mutated(originals[Int.random(in: 0..<4, using: &generator)], with: &generator)
            let whole = transcript(of: [stream])
            #expect(transcript(of: pieces(of: stream, with: &generator)) == whole)
            try ask(stream)
        }
    }

    @Test("noise is refused or waited for", arguments: 0..<20)
    func noise(seed: Int) throws {
        var generator = Generator(state: UInt64(seed) << 32)
        let stream = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(transcript(of: [stream]) == transcript(of: stream.map { [$0] }))
    }

    /// Replaces, removes, repeats and inserts, up to four times, and puts a good request behind it.
    private func mutated(_ text: String, with generator: inout Generator) -> [UInt8] {
        var bytes = Array(text.utf8)
        let spicy = Array("\r\n\t :;,%/?#[]@\"\\0159aFG\u{0}\u{7F}é".utf8)
        for _ in 0...Int.random(in: 0..<4, using: &generator) {
            let i = Int.random(in: 0..<bytes.count, using: &generator)
            let byte = spicy.randomElement(using: &generator) ?? 0
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[i] = byte
            case 1: bytes.remove(at: i)
            case 2: bytes.insert(byte, at: i)
            case 3: bytes.insert(contentsOf: bytes[i...].prefix(20), at: i)
            default: bytes.removeSubrange(i..<min(i + 3, bytes.count))
            }
            if bytes.isEmpty { bytes = [byte] }
        }
        return bytes + Array(originals[0].utf8)
    }

    private func pieces(of bytes: [UInt8], with generator: inout Generator) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = min(start + Int.random(in: 1...40, using: &generator), bytes.count)
            pieces.append(bytes[start..<end])
            start = end
        }
        return pieces
    }

    /// Everything that is decoded only when asked for.
    private func ask(_ stream: [UInt8]) throws {
        let feed = Feed()
        feed.push(stream)
        while let event = try? feed.next() {
            guard case .request(let request) = event else { continue }
            _ = (request.keepsAlive, request.host, request.target.queryItems, request.target.rawBytes)
            _ = try? request.target.segments()
            _ = EntityTagCondition(.ifNoneMatch, in: request.fields)
            _ = AcceptField.best(of: [try #require(MediaType("text/html"))], for: request.fields)
            #expect(request.fields.count == request.fields.entries.count)
        }
    }
}
