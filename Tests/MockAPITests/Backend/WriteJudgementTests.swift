import JSONText
import Testing

/// The client that is shared complains of whatever changes something, so these show too that a refusal does nothing.
@Suite("The order of judgement of what writes")
struct WriteJudgementTests {
    /// A request that goes well, and what can be wrong with it, in the contract's order.
    struct Writing: Sendable, CustomTestStringConvertible {
        let name: String
        let draft: Draft
        let flaws: [Flaw]

        var testDescription: String { name }
    }

    private static let token = Flaw("token", 401, "Nobody has the token") { $0.token = "nobody" }
    private static let accept = Flaw("Accept", 406, "comes as application/json") { $0.accept = "image/png" }
    private static let contentType = Flaw("Content-Type", 415, "Content-Type") { $0.contentType = "text/plain" }
    private static let ifMatch = Flaw("If-Match", 412, "If-Match") { $0.ifMatch = "\"x\"" }

    private static func existence(_ noun: String) -> Flaw {
        Flaw("existence", 404, "No \(noun) has the id \"nothing\"") { $0.id = "nothing" }
    }

    /// - Parameter id: what Ada may see, but not change so.
    private static func access(_ role: String, lackingOn id: String) -> Flaw {
        Flaw("access", 403, "needs the role \(role)") { $0.id = id }
    }

    private static func missing(_ key: String) -> Flaw {
        Flaw("body", 400, "\"\(key)\" is missing") { $0.body.removeAll { $0.0 == key } }
    }

    static let writings = [
        Writing(
            name: "addComment",
            draft: Draft(
                method: .post, root: "/comment/file/", id: "file-night-bloom-v7", token: "mock-ada",
                contentType: "application/json", body: [("text", "Yes."), ("atMs", 1)]),
            flaws: [
                token, accept, existence("file"), access("editor", lackingOn: "file-drop-script-v1"), contentType,
                missing("text"),
                Flaw("parent", 409, "may have been deleted") { $0.body.append(("parentId", "nothing")) }, ifMatch,
            ]),
        Writing(
            name: "editComment",
            draft: Draft(
                method: .patch, root: "/comment/", id: "comment-1378", token: "mock-ada",
                contentType: "application/json", body: [("resolved", true)]),
            flaws: [
                token, accept, existence("comment"), contentType,
                Flaw("body", 400, "/resolved: expected") { $0.body[0].1 = 7 }, ifMatch,
            ]),
        Writing(
            name: "deleteComment",
            draft: Draft(method: .delete, root: "/comment/", id: "comment-1378", token: "mock-ada"),
            flaws: [token, existence("comment"), ifMatch]),
        Writing(
            name: "reviewTrack",
            draft: Draft(
                method: .post, root: "/track/", id: "track-night-bloom", tail: "/review", token: "mock-ada",
                contentType: "application/json", body: [("decision", "approve"), ("fileId", "file-night-bloom-v7")]),
            flaws: [
                token, accept, existence("track"), access("admin", lackingOn: "track-spring-tide"), contentType,
                missing("decision"),
                Flaw("version", 409, "Listen to that one first") {
                    $0.body[$0.body.count - 1].1 = "file-night-bloom-v6"
                },
                ifMatch,
            ]),
        Writing(
            name: "createArtistLink",
            draft: Draft(
                method: .post, root: "/link/artist/", id: "artist-night-bloom", token: "mock-ada",
                contentType: "application/json", body: [("access", "listen")]),
            flaws: [
                token, accept, existence("artist space"), access("admin", lackingOn: "artist-low-tide-assembly"),
                contentType, Flaw("body", 400, "/access: expected") { $0.body[0].1 = 7 }, ifMatch,
            ]),
        Writing(
            name: "addArtistCollaborator",
            draft: Draft(
                method: .post, root: "/collaboration/artist/", id: "artist-night-bloom", tail: "/collaborator/user-eli",
                token: "mock-ada", contentType: "application/json", body: [("role", "editor")]),
            flaws: [
                token, accept, existence("artist space"), access("admin", lackingOn: "artist-low-tide-assembly"),
                contentType, Flaw("body", 400, "/role: expected") { $0.body[0].1 = 7 },
                Flaw("collaborator", 409, "already") { $0.tail = "/collaborator/user-ben" }, ifMatch,
            ]),
    ]

    @Test("Without a flaw it is done", arguments: writings)
    func flawless(writing: Writing) throws {
        let answer = try Client().ask(writing.draft.request())
        #expect(
            (200..<300).contains(answer.status) && answer.operationId == writing.name, "\(answer): \(answer.detail)")
    }

    @Test("Each flaw alone gets its own answer", arguments: writings)
    func alone(writing: Writing) throws {
        for flaw in writing.flaws { try expect(flaw, of: [flaw], in: writing.draft) }
    }

    @Test("Of two flaws the one that is judged first is answered", arguments: writings)
    func pairs(writing: Writing) throws {
        for pair in FlawPair.all(of: writing.flaws, but: ["existence", "access"]) {
            try expect(pair.first, of: [pair.first, pair.second], in: writing.draft)
        }
    }

    @Test("With every flaw at once the first is answered", arguments: writings)
    func allAtOnce(writing: Writing) throws {
        try expect(writing.flaws[0], of: writing.flaws, in: writing.draft)
    }

    private func expect(_ winner: Flaw, of flaws: [Flaw], in draft: Draft) throws {
        var draft = draft
        for flaw in flaws { flaw.make(&draft) }
        let answer = try Bundled.client().ask(draft.request())
        let names = flaws.map(\.name)
        #expect(
            answer.status == winner.status && answer.detail.contains(winner.words),
            "\(names) \(answer): \(answer.detail)")
    }
}
