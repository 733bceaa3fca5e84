import Testing

extension Journey {
    /// Ada remarks something at a moment, Ben answers; what is new to each is counted until they have read it.
    func discuss(_ file: File) async throws {
        let (unreadByAda, unreadByBen) = (try await unread(by: ada), try await unread(by: ben))

        let answer = try await ada.ask(
            "POST", "/comment/file/\(file.id)", ["text": "The snare hides the vocal here.", "atMs": 61_000])
        let remark: Remark = try answer.value(status: 201)
        let location = try #require(answer["Location"])
        let tag = try #require(answer["ETag"])
        #expect(location.hasSuffix("/comment/\(remark.id)"))
        #expect(remark.author == ada.user && remark.atMs == 61_000 && !remark.resolved && remark.fileId == file.id)
        #expect(try await remarks(on: file).last == remark)
        #expect(try await unread(by: ada) == unreadByAda)
        #expect(try await unread(by: ben) == unreadByBen + 1)
        try await expectEverybodySees(state: "inReview", "commented", by: ada)

        let reply: Remark = try await ben.send(
            "POST", "/comment/file/\(file.id)",
            ["text": "Two decibels down from the second bar?", "parentId": remark.id], status: 201)
        #expect(reply.parentId == remark.id && reply.author == ben.user)
        #expect(try await unread(by: ada) == unreadByAda + 1)
        #expect(try await unread(by: ben) == unreadByBen + 1)

        // Reading clears the reader's count and nobody else's, however often.
        for _ in 1...2 {
            let read: FeedTrack = try await ada.send("POST", "/track/\(trackID)/read", status: 200)
            #expect(read.unreadCommentCount == 0)
            #expect(try await entry(for: ada) == read)
        }
        #expect(try await unread(by: ben) == unreadByBen + 1)

        try await change(remark, at: location, tag)
    }

    /// Ada mends her text while Ben does not know yet; Cleo resolves it; an answer that was a mistake is taken back.
    private func change(_ remark: Remark, at location: String, _ tag: String) async throws {
        let edit = try await ada.ask(
            "PATCH", location, ["text": "The snare hides the vocal from here on."], fields: ["If-Match": tag])
        let edited: Remark = try edit.value(status: 200)
        let newTag = try #require(edit["ETag"])
        #expect(edited.text == "The snare hides the vocal from here on." && edited.createdAt == remark.createdAt)
        #expect(edited.updatedAt > remark.updatedAt)

        let stale = try await ben.ask("PATCH", location, ["resolved": true], fields: ["If-Match": tag])
        let refusal = try stale.refusal(status: 412)
        #expect(refusal.code == "precondition-failed" && refusal.detail.contains(newTag))

        let resolved: Remark = try await cleo.send("PATCH", location, ["resolved": true], status: 200)
        #expect(resolved.resolved && resolved.text == edited.text && resolved.author == ada.user)

        let file: File = try await ada.get("/file/\(remark.fileId)")
        let longest = String(repeating: "é", count: 10_000)
        let mistake: Remark = try await cleo.send(
            "POST", "/comment/file/\(file.id)",
            ["text": longest, "atMs": file.durationMs, "parentId": remark.id], status: 201)
        #expect(mistake.text == longest && mistake.atMs == file.durationMs)
        try await cleo.ask("DELETE", "/comment/\(mistake.id)").require(204)
        let left = try await remarks(on: file)
        #expect(left.contains(resolved) && !left.contains { $0.id == mistake.id })
    }

    private func unread(by app: App) async throws -> Int { try await entry(for: app).unreadCommentCount }

    private func remarks(on file: File) async throws -> [Remark] { try await ada.get("/comment/file/\(file.id)") }
}
