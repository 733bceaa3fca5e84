import Catalog
import JSONText

/// A comment that is added, changed and deleted, before the eyes of somebody else.
struct CommentRound {
    private let inspection: Inspection
    private let author: CheckCaller
    private let reader: CheckCaller
    /// May see the version and not comment.
    private let viewer: CheckCaller?
    private let file: [String: String]
    private let track: [String: String]

    private static let text = "Soundcheck looks at comments, and takes this one away again."
    private static let otherText = "Soundcheck changed this comment, and takes it away again."

    /// The first version on which somebody may comment and that somebody else may see; rather one that is for somebody
    /// no more than to see.
    init?(in inspection: Inspection) async throws(TransportFault) {
        var found: CommentRound?
        for author in inspection.callers {
            for file in try await inspection.survey(of: author).files where file.role.map({ $0 >= .editor }) ?? false {
                guard let round = try await CommentRound(by: author, on: file, in: inspection) else { continue }
                if found == nil || found?.viewer == nil && round.viewer != nil { found = round }
            }
        }
        guard let found else { return nil }
        self = found
    }

    private init?(by author: CheckCaller, on file: Subject, in inspection: Inspection) async throws(TransportFault) {
        guard let track = file.chain.first(where: { $0.kind == .track }) else { return nil }
        var readers: [CheckCaller] = []
        for other in inspection.callers where other != author {
            if try await inspection.survey(of: other).reaches(track) { readers.append(other) }
        }
        guard let reader = readers.first else { return nil }
        self.inspection = inspection
        self.author = author
        self.reader = reader
        viewer = try await inspection.viewer(of: track, besides: author)
        self.file = ["fileId": file.id.id]
        self.track = ["trackId": track.id]
    }

    func run(_ rounds: inout Rounds) async throws(TransportFault) {
        try await refuse(&rounds)
        let count = try await commentCount
        guard
            let added = try await rounds.write(
                "addComment", file, ["text": .string(Self.text), "atMs": 0], as: author, in: inspection),
            let id = added.json?["id"]?.stringValue
        else { return }
        let comment = ["commentId": id]
        do throws(TransportFault) {
            try await judgeAddition(added, id, count, &rounds)
            try await change(comment, &rounds)
        } catch {
            _ = try await inspection.write("deleteComment", comment, as: author)
            throw error
        }
        try await delete(comment, id, count, &rounds)
    }

    private func refuse(_ rounds: inout Rounds) async throws(TransportFault) {
        let bodies: [(JSONValue, String)] = [(["text": " "], "with a blank text"), ([:], "without a text")]
        for (body, why) in bodies {
            let accepted = try await rounds.expectRefusal(
                400, "invalid-body", why, of: "addComment", file, body, as: author, in: inspection)
            try await takeAway(accepted, as: author)
        }
        guard let viewer else { return }
        let accepted = try await rounds.expectRefusal(
            403, "forbidden", "to somebody who is a viewer", of: "addComment", file, ["text": .string(Self.text)],
            as: viewer, in: inspection)
        try await takeAway(accepted, as: viewer)
    }

    /// What a server took that it should have refused.
    private func takeAway(_ accepted: Exchange?, as caller: CheckCaller) async throws(TransportFault) {
        guard let id = accepted?.json?["id"]?.stringValue else { return }
        _ = try await inspection.write("deleteComment", ["commentId": id], as: caller)
    }

    private func judgeAddition(
        _ added: Exchange, _ id: String, _ count: Int64?, _ rounds: inout Rounds
    ) async throws(TransportFault) {
        let expectations: [(String, JSONValue)] = [
            ("text", .string(Self.text)), ("fileId", .string(file["fileId"] ?? "")), ("atMs", 0), ("resolved", false),
        ]
        rounds.judge("addComment") { hearing in
            for (key, expected) in expectations {
                hearing.expect(
                    added.json?[key] == expected, in: added, at: JSONPointer([key]), expected.forPeople,
                    seen: JSONValue.forPeople(added.json?[key]))
            }
        }
        for caller in [author, reader] {
            guard let list = try await inspection.look("listCommentsOfFile", file, as: caller) else { continue }
            rounds.judge("addComment") { hearing in
                hearing.expect(
                    list.element(id) != nil, in: list, "the comment that was added", seen: "a list without it")
            }
        }
        try await judgeCount("addComment", count.map { $0 + 1 }, &rounds)
    }

    private func change(_ comment: [String: String], _ rounds: inout Rounds) async throws(TransportFault) {
        try await rounds.expectRefusal(
            412, "precondition-failed", "for another tag than the comment has", of: "editComment", comment,
            ["resolved": true], as: author, adding: [.init("If-Match", "\"soundcheck-other\"")], in: inspection)
        try await rounds.expectRefusal(
            400, "invalid-body", "without anything to change", of: "editComment", comment, [:], as: author,
            in: inspection)
        if let viewer {
            for (operation, body) in [("editComment", ["resolved": true] as JSONValue?), ("deleteComment", nil)] {
                try await rounds.expectRefusal(
                    403, "forbidden", "to somebody who is a viewer", of: operation, comment, body, as: viewer,
                    in: inspection)
            }
        }
        let body: JSONValue = ["text": .string(Self.otherText), "resolved": true]
        guard try await rounds.write("editComment", comment, body, as: author, in: inspection) != nil,
            let list = try await inspection.look("listCommentsOfFile", file, as: reader)
        else { return }
        let seen = list.element(comment["commentId"])
        rounds.judge("editComment") { hearing in
            for (key, expected) in [("text", JSONValue.string(Self.otherText)), ("resolved", true)] {
                hearing.expect(
                    seen?[key] == expected, in: list, "the comment with \(key): \(expected.forPeople)",
                    seen: JSONValue.forPeople(seen?[key]))
            }
        }
    }

    private func delete(
        _ comment: [String: String], _ id: String, _ count: Int64?, _ rounds: inout Rounds
    ) async throws(TransportFault) {
        guard try await rounds.write("deleteComment", comment, as: author, in: inspection) != nil else { return }
        for caller in [author, reader] {
            guard let list = try await inspection.look("listCommentsOfFile", file, as: caller) else { continue }
            rounds.judge("deleteComment") { hearing in
                hearing.expect(list.element(id) == nil, in: list, "a list without what was deleted", seen: id.quoted())
            }
        }
        try await judgeCount("deleteComment", count, &rounds)
        try await rounds.expectRefusal(
            404, "not-found", "for a comment that was deleted", of: "deleteComment", comment, as: author, in: inspection
        )
    }

    // MARK: Counting

    private var commentCount: Int64? {
        get async throws(TransportFault) {
            try await inspection.look("getTrack", track, as: author)?.json?["commentCount"]?.integerValue
        }
    }

    private func judgeCount(_ operation: String, _ count: Int64?, _ rounds: inout Rounds) async throws(TransportFault) {
        guard let count, let detail = try await inspection.look("getTrack", track, as: author) else { return }
        let seen = detail.json?["commentCount"]
        rounds.judge(operation) { hearing in
            hearing.expect(
                seen == .integer(count), in: detail, at: JSONPointer(["commentCount"]), "\(count)",
                seen: JSONValue.forPeople(seen))
        }
    }
}
