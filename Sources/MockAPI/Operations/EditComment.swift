import Catalog
import JSONText

extension Operations {
    /// `PATCH /comment/{commentId}`: other words by the author, or `resolved` by whoever may comment.
    static func editComment(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let comment = try projection.comment(call.text("commentId"), needs: .editor)
        let edited = try projection.edited(comment, by: call.body.value())
        return Write(to: projection.show(comment), edited == comment ? [] : [.put(.comment(edited))]) {
            catalog throws(Problem) in
            try Projection(catalog, for: call).show(edited)
        }
    }
}

extension Projection {
    /// The comment as a body wants it to be.
    /// - Throws: `invalidBody` where the body asks for nothing, `notTheirs` where it changes somebody else's words.
    fileprivate func edited(_ comment: Comment, by body: JSONValue?) throws(Problem) -> Comment {
        let text = body?["text"]?.stringValue
        let resolved = body?["resolved"]?.boolValue
        guard text != nil || resolved != nil else {
            throw .invalidBody([
                BodyFault(pointer: JSONPointer(), detail: "expected \"text\", \"resolved\" or both, found neither")
            ])
        }
        guard text == nil || comment.authorId == caller.id else {
            throw .notTheirs(
                detail: """
                    The comment "\(comment.id)" is \(author(of: comment))'s: only its author changes its text. An editor \
                    may change "resolved", or answer it with a comment whose parentId is "\(comment.id)".
                    """)
        }
        var edited = comment
        edited.text = text ?? comment.text
        edited.resolved = resolved ?? comment.resolved
        if edited != comment { edited.updatedAt = max(call.now, comment.updatedAt) }
        return edited
    }
}
