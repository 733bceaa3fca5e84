/// The review loop: what is new, what is said of it, what is decided.
extension StageClient {
    /// What happened last first: the newest 50, or with a page size all of it.
    package func feed(_ lens: FeedLens? = nil, pageSize: Int? = nil) async throws(StageError) -> [FeedTrack] {
        try await list("feed", query: lens.map { ["lens": $0.rawValue] } ?? [:], pageSize: pageSize)
    }

    /// All that was said of the track so far counts as read.
    package func markRead(track id: Track.ID) async throws(StageError) -> FeedTrack {
        try await send("POST", to: "track", id, "read")
    }

    /// The oldest first, answers among them.
    package func comments(onFile id: File.ID, pageSize: Int? = nil) async throws(StageError) -> [Comment] {
        try await list("comment", "file", id, pageSize: pageSize)
    }

    /// Whoever gets an error other than a refusal does not know whether the comment is there, and is to look before trying
    /// again.
    package func add(_ comment: NewComment, toFile id: File.ID) async throws(StageError) -> Comment {
        try await send("POST", comment, to: "comment", "file", id)
    }

    package func edit(comment id: Comment.ID, _ edit: CommentEdit) async throws(StageError) -> Comment {
        try await send("PATCH", edit, to: "comment", id)
    }

    /// Its answers go with it.
    package func delete(comment id: Comment.ID) async throws(StageError) {
        try await delete("comment", id)
    }

    /// The newest first.
    package func reviews(ofTrack id: Track.ID, pageSize: Int? = nil) async throws(StageError) -> [Review] {
        try await list("track", id, "review", pageSize: pageSize)
    }

    /// - Throws: ``StageError/conflict(_:)`` where there is a newer version than the one that was heard.
    package func review(track id: Track.ID, _ review: NewReview) async throws(StageError) -> Review {
        try await send("POST", review, to: "track", id, "review")
    }
}
