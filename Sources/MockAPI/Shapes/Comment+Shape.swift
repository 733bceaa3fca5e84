import Catalog
import JSONText

extension Projection {
    /// `Comment`.
    func write(_ comment: Comment, into object: inout JSONObjectWriter) {
        object.member("id", comment.id)
        object.member("fileId", comment.fileId)
        writeUser("author", comment.authorId, into: &object)
        object.member("text", comment.text)
        object.member("atMs", comment.atMs)
        object.member("parentId", comment.parentId)
        object.member("resolved", comment.resolved)
        object.member("createdAt", comment.createdAt)
        object.member("updatedAt", comment.updatedAt)
    }

    func show(_ comment: Comment) -> Reply { .json { write(comment, into: &$0) } }
}

extension Projection {
    /// The name of who wrote it.
    func author(of comment: Comment) -> String { catalog.referredUser(comment.authorId).name }
}

extension String {
    /// As much of it as an activity tells: up to 80 characters, cut between words.
    var excerpt: String {
        guard unicodeScalars.count > 80 else { return self }
        let start = String(unicodeScalars.prefix(79))
        let words = start.lastIndex(where: \.isWhitespace).map { start[..<$0] } ?? start[...]
        return words + "…"
    }
}
