import Catalog
import HTTPWire

extension Operations {
    /// `DELETE /comment/{commentId}`, by its author or an admin. Its answers, and theirs, go with it.
    static func deleteComment(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let comment = try projection.comment(call.text("commentId"), needs: .editor)
        guard projection.mayDelete(comment) else {
            throw .notTheirs(
                detail: """
                    The comment "\(comment.id)" is \(projection.author(of: comment))'s: its author deletes it, or an admin \
                    of its track, and the caller is neither.
                    """)
        }
        let record = RecordID(collection: .comments, id: comment.id)
        return Write(to: projection.show(comment), [.delete(record, cascade: true)]) { _ in .noContent }
    }
}

extension Projection {
    fileprivate func mayDelete(_ comment: Comment) -> Bool {
        comment.authorId == caller.id || role(on: .file(comment.fileId)).map { $0 >= .admin } ?? false
    }
}
