extension Comment: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var onFile: LayeredIndex<CommentsOnFile>
        private(set) var answers: LayeredIndex<AnswersToComment>

        init(_ comments: [Comment]) {
            onFile = LayeredIndex(comments)
            answers = LayeredIndex(comments)
        }

        mutating func update(_ change: RecordChange<Comment>, in comments: LayeredArray<Comment>) {
            onFile.update(change, in: comments)
            answers.update(change, in: comments)
        }
    }
}

/// The oldest first.
enum CommentsOnFile: IndexDefinition {
    static func key(of comment: Comment) -> String? { comment.fileId }
    static func isBefore(_ first: Comment, _ second: Comment) -> Bool { first.createdAt < second.createdAt }
}

/// The oldest first.
enum AnswersToComment: IndexDefinition {
    static func key(of comment: Comment) -> String? { comment.parentId }
    static func isBefore(_ first: Comment, _ second: Comment) -> Bool { first.createdAt < second.createdAt }
}
