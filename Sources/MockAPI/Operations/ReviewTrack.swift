import Catalog
import JSONText

extension Operations {
    /// `POST /track/{trackId}/review`: an admin approves the current version or asks for changes, and the track's state
    /// follows.
    static func reviewTrack(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let track = try projection.track(call.text("trackId"), needs: .admin)
        let review = try projection.newReview(of: track, from: call.body.value(), id: ids.id(in: .reviews))
        let activity = Activity(
            id: ids.id(in: .activities), kind: review.decision.activityKind, actorId: review.reviewerId, at: call.now,
            subject: .track(track.id), excerpt: review.note?.excerpt)
        var reviewed = track
        reviewed.state = review.decision.trackState
        reviewed.updatedAt = max(call.now, track.updatedAt)
        return Write([.put(.review(review)), .put(.track(reviewed)), .put(.activity(activity))]) {
            catalog throws(Problem) in
            try Projection(catalog, for: call).show(review).created(at: call.url(query: [:]))
        }
    }
}

extension Projection {
    /// The review that a body describes.
    /// - Throws: `invalidBody` where it is about another track's file, `conflict` where nothing has the file's id or the
    ///   track has no file, `outdated` where the file is an older version.
    fileprivate func newReview(of track: Track, from body: JSONValue?, id: String) throws(Problem) -> Review {
        let decision = try (body ?? .null).choice("decision", of: ReviewDecision.allCases)
        let fileId = body?["fileId"]?.stringValue ?? ""
        let file = catalog.file(id: fileId)
        if let file, file.trackId != track.id {
            throw .invalidBody([
                BodyFault(
                    pointer: JSONPointer(["fileId"]),
                    detail: "expected a version of the track \"\(track.id)\", found one of \"\(file.trackId)\"")
            ])
        }
        guard let current = catalog.currentFile(of: track.id) else {
            throw .conflict(detail: "The track \"\(track.name)\" has no file yet: there is nothing to be reviewed.")
        }
        guard let file else {
            throw .conflict(
                detail: """
                    No file has the id "\(fileId)": it may have been deleted. The current version is \(current.version), \
                    "\(current.id)".
                    """)
        }
        guard file.id == current.id else { throw .outdated(file, current: current) }
        return Review(
            id: id, trackId: track.id, fileId: file.id, reviewerId: caller.id,
            decision: decision, note: body?["note"]?.stringValue, createdAt: call.now)
    }
}

extension ReviewDecision {
    fileprivate var trackState: TrackState {
        switch self {
        case .approve: .approved
        case .requestChanges: .changesRequested
        }
    }

    fileprivate var activityKind: ActivityKind {
        switch self {
        case .approve: .approved
        case .requestChanges: .changesRequested
        }
    }
}
