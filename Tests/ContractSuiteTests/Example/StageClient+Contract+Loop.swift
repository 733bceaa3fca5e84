import ContractSuite
import StageClient

extension StageClient {
    func answerAboutReviews(_ call: ContractCall, pageSize: Int?) async throws -> ContractAnswer {
        switch call {
        case .listFeed(let lens):
            .encoded(try await feed(lens.map { FeedLens(rawValue: $0) }, pageSize: pageSize))
        case .markTrackRead(let id): .encoded(try await markRead(track: id))
        case .listCommentsOfFile(let id): .encoded(try await comments(onFile: id, pageSize: pageSize))
        case .addComment(let id, let text, let atMs, let parentId):
            .encoded(try await add(NewComment(text: text, atMs: atMs, parentId: parentId), toFile: id))
        case .editComment(let id, let text, let resolved):
            .encoded(try await edit(comment: id, CommentEdit(text: text, resolved: resolved)))
        case .deleteComment(let id): try await done { try await delete(comment: id) }
        case .listReviewsOfTrack(let id): .encoded(try await reviews(ofTrack: id, pageSize: pageSize))
        case .reviewTrack(let id, let decision, let fileId, let note):
            .encoded(
                try await review(
                    track: id,
                    NewReview(decision: Review.Decision(rawValue: decision), fileId: fileId, note: note)))
        case .listFilesOfTrack(let id): .encoded(try await files(ofTrack: id, pageSize: pageSize))
        case .getFile(let id): .encoded(try await file(id))
        case .getWaveform(let id, let points): .encoded(try await waveform(ofFile: id, points: points))
        case .listSectionsOfFile(let id): .encoded(try await sections(ofFile: id, pageSize: pageSize))
        case .streamAudio(let url, let range): .bytes(try await audio(at: url, range))
        case .getArtwork(let id): .bytes(try await artwork(id))
        default: .unsupported
        }
    }

    /// What has nothing to tell once it is done.
    func done(_ work: () async throws -> Void) async throws -> ContractAnswer {
        try await work()
        return .done
    }
}
