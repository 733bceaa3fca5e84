import Catalog
import Contract
import HTTPWire
import MockAPI
import MockServer

/// What a server that plays the seeds would answer, from a backend in this process: the seeds are moved in time to where
/// the server has them, and its clock is put to the server's present.
struct Reference: Sendable {
    private let backend: Backend
    /// By the names that findings use.
    private let tokens: [String: String]
    private let baseURL: String

    /// Where a backend in this process thinks it is.
    private static let ownURL = "http://localhost"

    /// A reference for a server; nothing where what it shows is not the seeds'.
    init?(to picture: Picture, of seeds: Snapshot, by document: ContractDocument) throws {
        guard let shift = SeedMatch.shift(of: seeds, in: picture) else { return nil }
        let moved = seeds.shifted(by: shift)
        let present = max(moved.scenario.now, picture.present.earliest?.instant ?? moved.scenario.now)
        // A clock that begins at the seeds' time, when it should already be the server's present.
        let time = TimeSource(wall: { present }, uptime: { 0 })
        let worlds = Worlds(
            Scenarios(moved.scenario.title, moved), start: .running(from: moved.scenario.now), time: time)
        backend = try Backend(contract: document, admin: .bundled(), worlds: worlds)
        tokens = picture.ids.compactMapValues { id in
            moved.user(id: id).map { Session(for: $0, at: present).token }
        }
        baseURL = picture.baseURL
    }

    /// The body that the seeds would give a GET. Nothing for somebody whom they do not know, nor for what they would refuse.
    func body(at target: String, as caller: String) -> [UInt8]? {
        guard let token = tokens[caller] else { return nil }
        var fields = HTTPFields()
        fields.append(.host, "localhost")
        fields.append(.authorization, "Bearer \(token)")
        guard let target = try? RequestTarget(target) else { return nil }
        let response = backend.respond(to: HTTPRequest(method: .get, target: target, fields: fields)).answer.response
        guard response.status.code == 200 else { return nil }
        return response.body.bytes.replacingBeginnings(of: Self.ownURL + "/", by: baseURL + "/")
    }
}

extension [UInt8] {
    /// JSON's text in which all strings that begin with one text begin with another; neither has what JSON escapes.
    fileprivate func replacingBeginnings(of old: String, by new: String) -> [UInt8] {
        let quote = UInt8(ascii: "\"")
        let (old, new) = ([quote] + old.utf8, [quote] + new.utf8)
        var replaced: [UInt8] = []
        replaced.reserveCapacity(count)
        var copied = 0
        withUnsafeBufferPointer { bytes in
            var index = 0
            while index + old.count <= bytes.count {
                // A quote behind a backslash begins no string.
                if bytes[index] == quote, index == 0 || bytes[index - 1] != UInt8(ascii: "\\"),
                    bytes[index..<index + old.count].elementsEqual(old)
                {
                    replaced += bytes[copied..<index]
                    replaced += new
                    index += old.count
                    copied = index
                } else {
                    index += 1
                }
            }
            replaced += bytes[copied...]
        }
        return replaced
    }
}
