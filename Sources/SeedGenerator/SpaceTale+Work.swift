import Catalog
import JSONText

/// What people say of a track, decide on it and have read of it.
extension SpaceTale {
    /// One about the whole where there is one; else a thread with an answer, the first of it settled.
    mutating func thread(of count: Int, onTrack number: Int, _ file: AudioFile) -> [Comment] {
        var time = file.uploadedAt
        return (0..<count).map { index in
            time = time.advanced(by: hours(1...16))
            let isAnswer = index == 2
            let isTimed = !isAnswer && dice.chance(0.7)
            let atMs = isTimed ? dice.integer(0...file.durationMs - 1) : nil
            return Comment(
                id: SeedID.part("comment-", ofTrack: number, index), fileId: file.id, authorId: anybody(),
                text: isAnswer
                    ? Remarks.answer(&dice) : atMs.map { Remarks.moment($0, genre, &dice) } ?? Remarks.whole(&dice),
                atMs: atMs, parentId: isAnswer ? SeedID.part("comment-", ofTrack: number, index - 1) : nil,
                resolved: count > 1 && index == 0, createdAt: time, updatedAt: time)
        }
    }

    mutating func review(of file: AudioFile, _ state: TrackState) -> Review {
        let isApproved = state == .approved
        return Review(
            id: "review-" + file.trackId, trackId: file.trackId, fileId: file.id,
            reviewerId: anybody(as: .admin), decision: isApproved ? .approve : .requestChanges,
            note: isApproved ? (dice.chance(0.6) ? Remarks.praise(&dice) : nil) : Remarks.wish(&dice),
            createdAt: file.uploadedAt.advanced(by: days(4...7)))
    }

    /// One of the things that were done is told of as an activity. The owner has read the first of the comments.
    mutating func tellWork(on track: Track, _ file: AudioFile, _ comments: [Comment], _ review: Review) {
        add(.review(review))
        add(.activity(activity("activity-" + track.id, track, file, comments, review)))
        add(
            .read(
                ReadMark(
                    id: "read-" + track.id, userId: owner, trackId: track.id,
                    readAt: comments[dice.integer(0...comments.count - 1)].createdAt)))
    }

    private mutating func activity(
        _ id: String, _ track: Track, _ file: AudioFile, _ comments: [Comment], _ review: Review
    ) -> Activity {
        switch dice.integer(0...2) {
        case 0:
            Activity(
                id: id, kind: .versionUploaded, actorId: file.uploadedById, at: file.uploadedAt, subject: .file(file.id)
            )
        case 1:
            Activity(
                id: id, kind: .commented, actorId: comments[0].authorId, at: comments[0].createdAt,
                subject: .file(file.id), excerpt: comments[0].text)
        default:
            Activity(
                id: id, kind: review.decision == .approve ? .approved : .changesRequested, actorId: review.reviewerId,
                at: review.createdAt, subject: .track(track.id), excerpt: review.note)
        }
    }
}
