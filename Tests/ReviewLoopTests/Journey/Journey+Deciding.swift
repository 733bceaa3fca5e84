import Testing

extension Journey {
    func requestChanges(to file: File) async throws {
        let answer = try await ben.ask(
            "POST", "/track/\(trackID)/review",
            ["decision": "requestChanges", "fileId": file.id, "note": "Snare down 2 dB, then we are there."])
        let review: Review = try answer.value(status: 201)
        #expect(answer["Location"]?.hasSuffix("/track/\(trackID)/review") == true)
        #expect(review.reviewer == ben.user && review.version == file.version && review.trackId == trackID)
        #expect(try await reviews().first == review)
        try await expectEverybodySees(state: "changesRequested", "changesRequested", by: ben)
    }

    /// Cleo's new mix arrives, with its sections and what is told of it, all at once.
    func receiveANewVersion(after old: File) async throws -> File {
        struct Clock: Decodable {
            let now: String
        }
        let clock: Clock = try await nobody.get("/__admin/clock")
        let id = "file-afterglow-v\(old.version + 1)"
        let changes = [
            change(
                "put", "files", id,
                [
                    "trackId": trackID, "version": old.version + 1, "name": "afterglow_mix.wav",
                    "mimeType": "audio/wav", "durationMs": 4_000, "sizeBytes": 352_844,
                    "uploadedById": "user-cleo", "uploadedAt": clock.now,
                ]),
            change(
                "put", "sections", "section-\(id)-verse",
                ["fileId": id, "name": "Verse", "startMs": 0, "endMs": 2_000]),
            change(
                "put", "sections", "section-\(id)-chorus",
                ["fileId": id, "name": "Chorus", "startMs": 2_000, "endMs": 4_000]),
            change(
                "put", "activities", "activity-\(id)",
                [
                    "kind": "versionUploaded", "actorId": "user-cleo", "at": clock.now, "resourceType": "file",
                    "resourceId": id,
                ]),
            change(
                "patch", "tracks", trackID, ["state": "inReview", "durationMs": 4_000, "updatedAt": clock.now]),
        ]
        try await nobody.ask("POST", "/__admin/data", ["changes": changes]).require(200)

        try await expectEverybodySees(state: "inReview", "versionUploaded", by: cleo)
        let track: TrackDetail = try await ada.get("/track/\(trackID)")
        let current = try #require(track.currentFile)
        #expect(current.id == id && current.version == old.version + 1)
        return current
    }

    private func change(
        _ operation: String, _ collection: String, _ id: String, _ record: [String: any Sendable]
    ) -> [String: any Sendable] {
        ["op": operation, "collection": collection, "id": id, "record": record]
    }

    /// Who would approve what they heard before is told what there is now.
    func approve(_ file: File, not old: File) async throws {
        let late = try await ada.ask("POST", "/track/\(trackID)/review", ["decision": "approve", "fileId": old.id])
        let refusal = try late.refusal(status: 409)
        #expect(refusal.code == "conflict" && refusal.detail.contains(file.id))
        #expect(refusal.current?.fileId == file.id && refusal.current?.version == file.version)
        #expect(try await reviews().first?.decision == "requestChanges")

        let review: Review = try await ada.send(
            "POST", "/track/\(trackID)/review", ["decision": "approve", "fileId": file.id], status: 201)
        #expect(review.fileId == file.id && review.version == file.version && review.reviewer == ada.user)
        #expect(review.note == nil)
        let all = try await reviews()
        #expect(all.first == review && all.dropFirst().first?.decision == "requestChanges")
        try await expectEverybodySees(state: "approved", "approved", by: ada)
    }

    private func reviews() async throws -> [Review] { try await cleo.get("/track/\(trackID)/review") }
}
