/// What was decided on tracks, and who has read what was said of them.
extension Snapshot {
    /// The newest first; of those made at one instant the later in the file.
    package func reviews(of trackID: String) -> RecordList<Review> {
        tables.reviews.list(\.ofTrack, trackID)
    }

    /// Those of one version, in the order of the file.
    func reviews(ofFile fileID: String) -> RecordList<Review> {
        tables.reviews.list(\.ofFile, fileID)
    }

    package func review(id: String) -> Review? { tables.reviews[id] }

    package func readMark(of userID: String, on trackID: String) -> ReadMark? {
        tables.reads.first(\.byReader, Reader(userID: userID, trackID: trackID))
    }

    /// Whether a comment was there when its track was read. Of those of the very instant the mark names the last one; where
    /// it names none that there is, all of them were.
    package func isRead(_ comment: Comment, by mark: ReadMark) -> Bool {
        guard comment.createdAt == mark.readAt else { return comment.createdAt < mark.readAt }
        guard let last = mark.lastCommentId.flatMap(tables.comments.place), let place = ordinal(of: comment) else {
            return true
        }
        return place <= last
    }

    /// The one that was made last of all.
    package var lastComment: Comment? { tables.comments.records.last }

    /// Everybody's, in the order of the file.
    func readMarks(on trackID: String) -> RecordList<ReadMark> {
        tables.reads.list(\.onTrack, trackID)
    }

    /// The place in the file, from 0, which tells apart what was made at one instant; nil for a stranger.
    package func ordinal(of review: Review) -> Int? { tables.reviews.place(of: review.id) }
    package func ordinal(of section: Section) -> Int? { tables.sections.place(of: section.id) }
    package func ordinal(of comment: Comment) -> Int? { tables.comments.place(of: comment.id) }
}
