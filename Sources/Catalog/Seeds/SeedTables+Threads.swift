/// A comment answers one on the same file, and answers lead back to a comment that answers none.
extension SeedTables {
    mutating func checkThreads() {
        var isJudged: Set<String> = []
        for (index, comment) in comments.entities.enumerated() where comments.isSound(index, "id", "parentId") {
            guard let parentId = comment.parentId else { continue }
            guard parentId != comment.id else {
                comments.note("the comment answers itself; expected another comment", at: index, "parentId")
                continue
            }
            checkFile(of: comment, at: index)
            if let circle = circle(from: comment, isJudged: &isJudged),
                let first = circle.lazy.compactMap(comments.index).first
            {
                let names = circle.map { "\"\($0)\"" }.joined(separator: " → ")
                comments.note("the answers go round in a circle: \(names)", at: first, "parentId")
            }
        }
    }

    private mutating func checkFile(of comment: Comment, at index: Int) {
        guard let parentId = comment.parentId, let parent = comments.entity(parentId, reading: "fileId"),
            comments.isSound(index, "fileId"), parent.fileId != comment.fileId
        else { return }
        comments.note(
            "the comment \"\(parentId)\" is on the file \"\(parent.fileId)\"; "
                + "expected one on this comment's file, \"\(comment.fileId)\"",
            at: index, "parentId")
    }

    /// The circle that `comment` is part of or leads to, if no comment of it was met before. Every comment is walked
    /// over once.
    private func circle(from comment: Comment, isJudged: inout Set<String>) -> [String]? {
        var path: [String] = []
        var next: Comment? = comment
        while let current = next, isJudged.insert(current.id).inserted {
            path.append(current.id)
            guard let parentId = current.parentId, parentId != current.id else { return nil }
            if isJudged.contains(parentId), let start = path.firstIndex(of: parentId) {
                return path[start...] + [parentId]
            }
            next = comments.entity(parentId, reading: "id", "parentId")
        }
        return nil
    }
}
