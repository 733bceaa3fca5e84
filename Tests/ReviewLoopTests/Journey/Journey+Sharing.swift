import Testing

extension Journey {
    /// Ada lets Eli in, lets him do more, and sees him out again; each time both of them see it wherever it shows.
    func share(_ level: Level) async throws {
        let before: SharedByMe = try await ada.get("/collaboration/shared-by-me")
        try await expectEliSeesNothing(of: level)

        let path = level.collaborator(eli)
        let added = try await ada.ask("POST", path, ["role": "viewer"])
        let collaborator: Collaborator = try added.value(status: 201)
        #expect(added["Location"]?.hasSuffix(path) == true)
        #expect(collaborator.user == eli.user && collaborator.role == "viewer" && collaborator.grantedBy == ada.user)
        try await expectEliSees(level, as: "viewer")
        try await expectAdaSees(collaborator, on: level)
        let during: SharedByMe = try await ada.get("/collaboration/shared-by-me")
        #expect(during.totals.collaborators == before.totals.collaborators + 1)

        let again = try await ada.ask("POST", path, ["role": "editor"]).refusal(status: 409)
        #expect(again.code == "conflict" && again.detail.contains("viewer"))

        let changed: Collaborator = try await ada.send("PATCH", path, ["role": "editor"], status: 200)
        #expect(changed.role == "editor" && changed.grantedAt == collaborator.grantedAt)
        try await expectEliSees(level, as: "editor")
        try await expectAdaSees(changed, on: level)

        try await ada.ask("DELETE", path).require(204)
        try await expectEliSeesNothing(of: level)
        let after: SharedByMe = try await ada.get("/collaboration/shared-by-me")
        #expect(after.totals == before.totals)
        #expect(level.entry(of: after)?.collaborators == level.entry(of: before)?.collaborators)
        let portal: Portal = try await ada.get(level.portal)
        #expect(!portal.collaborators.contains { $0.user == eli.user })
        #expect(try await ada.ask("DELETE", path).refusal(status: 404).code == "not-found")
    }

    /// In his inbound list, in his recents and in his feed, and he can do what the role lets him.
    private func expectEliSees(_ level: Level, as role: String) async throws {
        let inbound: [Inbound] = try await eli.get(level.inbound)
        #expect(inbound.map(\.id) == [level.id])
        #expect(inbound.first?.sharing.role == role && inbound.first?.sharing.sharedBy == ada.user)
        let recents: [Activity] = try await eli.list("/collaboration/recents?limit=200")
        let shared = try #require(recents.first { $0.kind == "shared" && $0.recipient == eli.user })
        #expect(shared.actor == ada.user)
        #expect(shared.subject == Activity.Subject(type: level.type, id: level.id))
        let portal: Portal = try await eli.get(level.portal)
        #expect(portal.role == role)
        let feed: [FeedTrack] = try await eli.list("/feed?lens=shared&limit=200")
        let entry = try #require(feed.first { $0.id == trackID })
        #expect(entry.role == role)

        let file = try #require(try await currentFile(for: eli))
        let comment = try await eli.ask("POST", "/comment/file/\(file)", ["text": "Hello from Eli."])
        if role == "viewer" {
            #expect(try comment.refusal(status: 403).access?.required == "editor")
        } else {
            try comment.require(201)
            let review = try await eli.ask("POST", "/track/\(trackID)/review", ["decision": "approve", "fileId": file])
            #expect(try review.refusal(status: 403).access?.required == "admin")
        }
    }

    /// In her outbound list and in the Portal; her admins know of it too, and those who may only edit do not.
    private func expectAdaSees(_ collaborator: Collaborator, on level: Level) async throws {
        let shared: SharedByMe = try await ada.get("/collaboration/shared-by-me")
        #expect(level.entry(of: shared)?.collaborators.contains(collaborator) == true)
        let portal: Portal = try await ada.get(level.portal)
        #expect(portal.collaborators.contains(collaborator))
        for (app, knows) in [(ben, true), (cleo, false)] {
            let recents: [Activity] = try await app.list("/collaboration/recents?limit=200")
            #expect(recents.contains { $0.recipient == eli.user && $0.subject.id == level.id } == knows)
        }
    }

    private func expectEliSeesNothing(of level: Level) async throws {
        for list in [level.inbound, "/collaboration/recents", "/feed"] {
            #expect(try await eli.get(list) as [Thing] == [], "\(list)")
        }
        let refusal = try await eli.ask("GET", level.portal).refusal(status: 403)
        #expect(refusal.access?.required == "viewer" && refusal.access?.effective == nil)
    }

    private struct Thing: Decodable, Equatable {
        let id: String
    }

    private func currentFile(for app: App) async throws -> String? {
        let track: Track = try await app.get("/track/\(trackID)")
        return track.currentFileId
    }
}
