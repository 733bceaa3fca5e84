import Catalog
import JSONText

extension Projection {
    /// `Review`, with the number of the version that was judged.
    func write(_ review: Review, into object: inout JSONObjectWriter) {
        object.member("id", review.id)
        object.member("trackId", review.trackId)
        object.member("fileId", review.fileId)
        object.member("version", catalog.file(id: review.fileId)?.version)
        object.member("decision", review.decision.rawValue)
        object.member("note", review.note)
        writeUser("reviewer", review.reviewerId, into: &object)
        object.member("createdAt", review.createdAt)
    }

    func show(_ review: Review) -> Reply { .json { write(review, into: &$0) } }
}
