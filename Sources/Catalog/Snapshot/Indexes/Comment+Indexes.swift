extension Comment: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var onFile: LayeredIndex<CommentsOnFile>

        init(_ comments: [Comment]) {
            onFile = LayeredIndex(comments)
        }

        mutating func update(_ change: RecordChange<Comment>, in comments: LayeredArray<Comment>) {
            onFile.update(change, in: comments)
        }
    }
}

/// The oldest first.
enum CommentsOnFile: IndexDefinition {
    static func key(of comment: Comment) -> String? { comment.fileId }
    static func isBefore(_ first: Comment, _ second: Comment) -> Bool { first.createdAt < second.createdAt }
}
