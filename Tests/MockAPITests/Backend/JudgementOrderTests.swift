import JSONText
import Testing

@Suite("The order of judgement")
struct JudgementOrderTests {
    /// In the contract's order.
    static let reading: [Flaw] = [
        Flaw("Host", 421, "--allow-host") { $0.host = "evil.example" },
        Flaw("escape", 400, "hexadecimal") { $0.tail = "%ZZ" },
        Flaw("path", 404, "There is nothing at") { $0.root = "/links/artist/" },
        Flaw("method", 405, "does not take DELETE") { $0.method = .delete },
        Flaw("token", 401, "Nobody has the token") { $0.token = "nobody" },
        Flaw("limit", 400, "limit: expected an integer") { $0.query = "?limit=0" },
        Flaw("cursor", 400, "cursor: expected a cursor") { $0.query += ($0.query.isEmpty ? "?" : "&") + "cursor=x" },
        Flaw("Accept", 406, "comes as application/json") { $0.accept = "image/png" },
        Flaw("existence", 404, "No artist space has the id") { $0.id = "nothing" },
        Flaw("access", 403, "needs the role admin") { $0.id = "artist-low-tide-assembly" },
    ]

    static let readingDraft = Draft(method: .get, root: "/link/artist/", id: "artist-night-bloom", token: "mock-ada")

    static let signingIn: [Flaw] = [
        Flaw("Host", 421, "--allow-host") { $0.host = "evil.example" },
        Flaw("escape", 400, "hexadecimal") { $0.tail = "%ZZ" },
        Flaw("path", 404, "There is nothing at") { $0.root = "/auth/sign-inn" },
        Flaw("method", 405, "does not take PUT") { $0.method = .put },
        Flaw("Accept", 406, "comes as application/json") { $0.accept = "text/html" },
        Flaw("Content-Type", 415, "Content-Type") { $0.contentType = "text/plain" },
        Flaw("body", 400, "\"email\" is missing") { $0.body.removeAll { $0.0 == "email" } },
        Flaw("credentials", 401, "Nobody has this e-mail address") { $0.body.append(("password", "wrong")) },
    ]

    static let signInDraft = Draft(
        method: .post, root: "/auth/sign-in", contentType: "application/json",
        body: [("email", "ada@example.com"), ("password", "mock-ada-password")])

    @Test("Without a flaw both drafts are answered")
    func flawless() throws {
        #expect(try Bundled.client().ask(Self.readingDraft.request()).status == 200)
        #expect(try Bundled.client().ask(Self.signInDraft.request()).status == 200)
    }

    @Test("Each flaw alone gets its own answer", arguments: reading)
    func readingAlone(flaw: Flaw) throws { try expect(flaw, of: [flaw], in: Self.readingDraft) }

    @Test("Each flaw of signing in alone gets its own answer", arguments: signingIn)
    func signInAlone(flaw: Flaw) throws { try expect(flaw, of: [flaw], in: Self.signInDraft) }

    @Test(
        "Of two flaws the one that is judged first is answered",
        arguments: FlawPair.all(of: reading, but: ["existence", "access"]))
    func readingPairs(pair: FlawPair) throws {
        try expect(pair.first, of: [pair.first, pair.second], in: Self.readingDraft)
    }

    @Test("So it is in signing in", arguments: FlawPair.all(of: signingIn))
    func signInPairs(pair: FlawPair) throws {
        try expect(pair.first, of: [pair.first, pair.second], in: Self.signInDraft)
    }

    @Test("With every flaw at once the first is answered")
    func allAtOnce() throws {
        try expect(Self.reading[0], of: Self.reading, in: Self.readingDraft)
        try expect(Self.signingIn[0], of: Self.signingIn, in: Self.signInDraft)
    }

    private func expect(_ winner: Flaw, of flaws: [Flaw], in draft: Draft) throws {
        var draft = draft
        for flaw in flaws { flaw.make(&draft) }
        let answer = try Bundled.client().ask(draft.request())
        #expect(answer.status == winner.status && answer.detail.contains(winner.words), "\(answer): \(answer.detail)")
    }
}
