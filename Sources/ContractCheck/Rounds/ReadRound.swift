import Catalog
import JSONText

/// A track that is marked as read, where the least is unread.
struct ReadRound {
    private let inspection: Inspection
    private let reader: CheckCaller
    private let track: [String: String]

    init?(in inspection: Inspection) async throws(TransportFault) {
        var found: (CheckCaller, JSONValue)?
        for caller in inspection.callers {
            let entries = try await inspection.look(Sighting.feed, as: caller)?.elements ?? []
            let unread = entries.filter { $0.unread > 0 }.min { $0.unread < $1.unread }
            if let unread, found.map({ unread.unread < $0.1.unread }) ?? true { found = (caller, unread) }
        }
        guard let (reader, entry) = found, let id = entry["id"]?.stringValue else { return nil }
        self.inspection = inspection
        self.reader = reader
        track = ["trackId": id]
    }

    func run(_ rounds: inout Rounds) async throws(TransportFault) {
        if let stranger = try await inspection.stranger(to: track) {
            try await rounds.expectRefusal(
                403, "forbidden", "to somebody who may not see the track", of: "markTrackRead", track, as: stranger,
                in: inspection)
        }
        let before = try await othersUnread()
        guard let marked = try await rounds.write("markTrackRead", track, as: reader, in: inspection) else { return }
        rounds.judge("markTrackRead") { hearing in
            hearing.expect(
                marked.json?.unread == 0, in: marked, at: JSONPointer(["unreadCommentCount"]), "0",
                seen: JSONValue.forPeople(marked.json?["unreadCommentCount"]))
        }
        if let feed = try await inspection.look(Sighting.feed, as: reader), let entry = feed.element(track["trackId"]) {
            rounds.judge("markTrackRead") { hearing in
                hearing.expect(
                    entry.unread == 0, in: feed, "\((track["trackId"] ?? "").quoted()) with unreadCommentCount: 0",
                    seen: "\(entry.unread)")
            }
        }
        let after = try await othersUnread()
        rounds.judge("markTrackRead") { hearing in
            hearing.expect(
                before == after, in: marked, "that it changes nothing to others", seen: "other counts in their feeds")
        }
    }

    /// By the others' names.
    private func othersUnread() async throws(TransportFault) -> [String: Int64] {
        var counts: [String: Int64] = [:]
        for caller in inspection.callers where caller != reader {
            let feed = try await inspection.look(Sighting.feed, as: caller)
            counts[caller.name] = feed?.element(track["trackId"])?.unread
        }
        return counts
    }
}

extension Inspection {
    /// The first whose lists do not lead to a track, and who is not shown it.
    fileprivate nonisolated func stranger(
        to track: [String: String]
    ) async throws(TransportFault) -> CheckCaller? {
        for caller in callers {
            guard try await !survey(of: caller).reaches(.track(track["trackId"] ?? "")),
                try await look("getTrack", track, as: caller) == nil
            else { continue }
            return caller
        }
        return nil
    }
}

extension JSONValue {
    fileprivate var unread: Int64 { self["unreadCommentCount"]?.integerValue ?? -1 }
}
