import Testing

extension Journey {
    /// What a link lets its holder do differs from level to level.
    private func access(of level: Level) -> String {
        ["track": "comment", "project": "download"][level.noun] ?? "listen"
    }

    /// Whoever has the link's URL, and no account, sees and hears what it gives, until it is revoked.
    func handOutALink(to level: Level) async throws {
        let before: SharedByMe = try await ada.get("/collaboration/shared-by-me")
        let answer = try await ada.ask("POST", level.links, ["access": access(of: level)])
        let link: ShareLink = try answer.value(status: 201)
        #expect(answer["Location"]?.hasSuffix("/link/\(link.id)") == true)
        #expect(link.status == "active" && link.access == access(of: level) && link.expiresAt == nil)
        #expect(try await links(of: level).first == link)
        let during: SharedByMe = try await ada.get("/collaboration/shared-by-me")
        #expect(level.entry(of: during)?.links.first == link)
        #expect(during.totals.activeLinks == before.totals.activeLinks + 1)

        try await open(link, to: level)

        for _ in 1...2 {
            let revoked: ShareLink = try await ada.send("DELETE", "/link/\(link.id)", status: 200)
            #expect(revoked.status == "revoked" && revoked.revokedAt != nil)
            #expect(try await links(of: level).first == revoked)
        }
        let gone = try await nobody.ask("GET", link.url).refusal(status: 410)
        #expect(gone.code == "gone" && gone.detail.contains("revoked"))
        let after: SharedByMe = try await ada.get("/collaboration/shared-by-me")
        #expect(after.totals == before.totals)
    }

    private func open(_ link: ShareLink, to level: Level) async throws {
        let opened: OpenedLink = try await nobody.get(link.url)
        #expect(opened.access == link.access && opened.sharedBy == ada.user)
        #expect(opened.subject == Activity.Subject(type: level.type, id: level.id))
        let track = try #require(opened.tracks.first { $0.id == trackID })
        #expect((opened.tracks.count == 1) == (level.noun == "track"))

        let current: TrackDetail = try await ada.get("/track/\(trackID)")
        let file = try #require(current.currentFile)
        let sound = try await nobody.ask("GET", try #require(track.audioUrl), fields: ["Range": "bytes=0-1"])
        #expect(sound.status == 206 && sound["Content-Range"] == "bytes 0-1/\(file.sizeBytes)")
        #expect((track.downloadUrl != nil) == (link.access == "download"))
        if let url = track.downloadUrl {
            let head = try await nobody.ask("HEAD", url)
            #expect(head["Content-Disposition"]?.hasPrefix("attachment") == true)
        }
        let remarks: [Remark] = try await ada.get("/comment/file/\(file.id)")
        #expect(track.comments == (link.access == "comment" ? remarks : []))
    }

    /// A link that was good ends when its time has come.
    func letALinkExpire() async throws {
        let track = Level.all[0]
        let link: ShareLink = try await ada.send(
            "POST", track.links, ["access": "listen", "expiresAt": "2026-06-09T12:00:00Z"], status: 201)
        try await nobody.ask("GET", link.url).require(200)
        try await nobody.ask("PUT", "/__admin/clock", ["now": "2026-06-09T12:00:00Z"]).require(200)
        let gone = try await nobody.ask("GET", link.url).refusal(status: 410)
        #expect(gone.code == "gone" && gone.detail.contains("expired"))
        #expect(try await links(of: track).first?.status == "expired")
    }

    private func links(of level: Level) async throws -> [ShareLink] { try await ada.get(level.links) }
}
