import Foundation

/// A decision on one version of a track.
package struct Review: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let trackId: String
    package let fileId: String
    package let version: Int
    package let decision: Decision
    package let note: String?
    package let reviewer: UserSummary
    package let createdAt: Date

    package struct Decision: OpenValue {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static let approve: Decision = "approve"
        package static let requestChanges: Decision = "requestChanges"
    }
}

/// A decision that is to be made.
package struct NewReview: Encodable, Hashable, Sendable {
    package var decision: Review.Decision
    /// The version that was heard.
    package var fileId: File.ID
    package var note: String?

    package init(decision: Review.Decision, fileId: File.ID, note: String? = nil) {
        self.decision = decision
        self.fileId = fileId
        self.note = note
    }
}
