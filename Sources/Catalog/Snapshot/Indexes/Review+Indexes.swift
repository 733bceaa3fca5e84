extension Review: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var ofTrack: LayeredIndex<ReviewsOfTrack>
        private(set) var ofFile: LayeredIndex<ReviewsOfFile>

        init(_ reviews: [Review]) {
            ofTrack = LayeredIndex(reviews)
            ofFile = LayeredIndex(reviews)
        }

        mutating func update(_ change: RecordChange<Review>, in reviews: LayeredArray<Review>) {
            ofTrack.update(change, in: reviews)
            ofFile.update(change, in: reviews)
        }
    }
}

/// The newest first; of those made at one instant the later in the file.
enum ReviewsOfTrack: IndexDefinition {
    static func key(of review: Review) -> String? { review.trackId }
    static func isBefore(_ first: Review, _ second: Review) -> Bool { first.createdAt > second.createdAt }
    static let laterFirst = true
}

enum ReviewsOfFile: IndexDefinition {
    static func key(of review: Review) -> String? { review.fileId }
}
