import Foundation

/// What somebody says about a version, or about another comment.
package struct Comment: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let fileId: String
    package let author: UserSummary
    package let text: String
    /// The moment of the file that is meant; nil is the whole of it.
    package let atMs: Int?
    /// The comment that it answers.
    package let parentId: String?
    package let resolved: Bool
    package let createdAt: Date
    package let updatedAt: Date
}

/// A comment that is to be made.
package struct NewComment: Encodable, Hashable, Sendable {
    package var text: String
    package var atMs: Int?
    package var parentId: Comment.ID?

    package init(text: String, atMs: Int? = nil, parentId: Comment.ID? = nil) {
        self.text = text
        self.atMs = atMs
        self.parentId = parentId
    }
}

/// What is to change about a comment; what is nil stays.
package struct CommentEdit: Encodable, Hashable, Sendable {
    package var text: String?
    package var resolved: Bool?

    package init(text: String? = nil, resolved: Bool? = nil) {
        self.text = text
        self.resolved = resolved
    }
}
