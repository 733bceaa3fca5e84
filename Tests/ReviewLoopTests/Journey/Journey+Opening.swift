import Testing

extension Journey {
    /// Each lens shows its part of one feed, the newest on top; whoever was given nothing has none.
    func readTheFeed() async throws {
        let recent: [FeedTrack] = try await ada.list("/feed?limit=200")
        let yours: [FeedTrack] = try await ada.list("/feed?lens=yours&limit=200")
        let shared: [FeedTrack] = try await ada.list("/feed?lens=shared&limit=200")
        let ordered = (yours + shared).sorted {
            ($1.lastActivityAt, $0.id) < ($0.lastActivityAt, $1.id)
        }
        #expect(recent.map(\.id) == ordered.map(\.id))
        #expect(!yours.isEmpty && yours.allSatisfy { $0.role == "owner" })
        #expect(!shared.isEmpty && shared.allSatisfy { $0.role != "owner" })
        let first: [FeedTrack] = try await ada.get("/feed")
        #expect(first.map(\.id) == recent.prefix(50).map(\.id))

        let artwork = try await nobody.ask("GET", try #require(recent.lazy.compactMap(\.artworkUrl).first))
        #expect(artwork.status == 200 && artwork["Content-Type"] == "image/png")
        #expect(artwork.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))

        for lens in ["recent", "shared", "yours"] {
            let feed: [FeedTrack] = try await eli.get("/feed?lens=\(lens)")
            #expect(feed.isEmpty)
        }
    }

    /// Its versions, and of each its sections and comments, add up to what the track says of itself.
    /// - Returns: the current version.
    func openTheTrack() async throws -> File {
        let track: TrackDetail = try await ada.get("/track/\(trackID)")
        let versions: [File] = try await ada.get("/file/track/\(trackID)")
        #expect(versions.map(\.version) == (1...track.versionCount).reversed())
        let current = try #require(versions.first)
        #expect(current == track.currentFile)

        var remarks = 0
        for version in versions {
            let file: File = try await ada.get("/file/\(version.id)")
            #expect(file == version && file.trackId == trackID)
            let comments: [Remark] = try await ada.get("/comment/file/\(file.id)")
            #expect(comments.map(\.createdAt) == comments.map(\.createdAt).sorted())
            #expect(comments.allSatisfy { $0.fileId == file.id && ($0.atMs ?? 0) <= file.durationMs })
            #expect(Set(comments.compactMap(\.parentId)).isSubset(of: comments.map(\.id)))
            remarks += comments.count
        }
        #expect(remarks == track.commentCount)

        let sections: [Section] = try await ada.get("/section/file/\(current.id)")
        #expect(!sections.isEmpty)
        #expect(sections.map(\.startMs) == sections.map(\.startMs).sorted())
        #expect(
            sections.allSatisfy { $0.fileId == current.id && $0.startMs < $0.endMs && $0.endMs <= current.durationMs })
        return current
    }
}
