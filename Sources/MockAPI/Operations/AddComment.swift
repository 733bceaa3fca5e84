import Catalog
import JSONText

extension Operations {
    /// `POST /comment/file/{fileId}`: a comment, at a moment of the file or on the whole, or an answer to another one.
    static func addComment(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let file = try projection.file(call.text("fileId"), needs: .editor)
        let comment = try projection.newComment(on: file, from: call.body.value(), id: ids.id(in: .comments))
        let activity = Activity(
            id: ids.id(in: .activities), kind: .commented, actorId: comment.authorId, at: call.now,
            subject: .file(file.id), excerpt: comment.text.excerpt)
        return Write([.put(.comment(comment)), .put(.activity(activity))]) { catalog throws(Problem) in
            try Projection(catalog, for: call).show(comment).created(at: call.url(of: comment))
        }
    }
}

extension Projection {
    /// The comment that a body describes.
    /// - Throws: `invalidBody` where it lies beyond the file's end or answers a comment of another file, `conflict` where
    ///   nothing has the id of what it answers.
    fileprivate func newComment(on file: AudioFile, from body: JSONValue?, id: String) throws(Problem) -> Comment {
        let atMs = body?["atMs"]?.wholeNumber
        let parentId = body?["parentId"]?.stringValue
        let parent = parentId.flatMap(catalog.comment)
        var faults: [BodyFault] = []
        if let atMs, atMs > file.durationMs {
            faults.append(
                BodyFault(
                    pointer: JSONPointer(["atMs"]),
                    detail: "the file ends at \(file.durationMs) ms; expected a moment up to there, found \(atMs)"))
        }
        if let parent, parent.fileId != file.id {
            faults.append(
                BodyFault(
                    pointer: JSONPointer(["parentId"]),
                    detail: "expected a comment of the file \"\(file.id)\", found one of \"\(parent.fileId)\""))
        }
        guard faults.isEmpty else { throw .invalidBody(faults) }
        if let parentId, parent == nil {
            throw .conflict(
                detail: "No comment has the id \"\(parentId)\", which parentId names: it may have been deleted.")
        }
        return Comment(
            id: id, fileId: file.id, authorId: caller.id, text: body?["text"]?.stringValue ?? "", atMs: atMs,
            parentId: parentId, resolved: false, createdAt: call.now, updatedAt: call.now)
    }
}
