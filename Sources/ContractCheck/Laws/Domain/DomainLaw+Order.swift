import JSONText

extension DomainLaw {
    /// Lists are in the order that the contract says.
    static let order = DomainLaw("order", basis: .decision, orderSentences) { operation, picture in
        picture.showings(of: operation).flatMap { showing in
            SortedList.all(in: showing).compactMap { $0.remark(in: showing) }
        }
    }

    private static let orderSentences: [(operation: String, text: String)] =
        [
            (Level.space.listOperation, "Spaces stand in the order of their names' UTF-8 bytes, then of their ids."),
            (
                Level.project.listOperation,
                "Projects stand in the order of their names' UTF-8 bytes, then of their ids."
            ),
            (Level.track.listOperation, "Tracks stand in the order of their positions, which are unique in a project."),
            ("listRecents", "Activities stand newest first."),
            (Sighting.aggregate, "What is shared stands newest share first, then in the order of ids."),
            (Sighting.feed, "Tracks stand newest activity first, then in the order of ids."),
            ("listFilesOfTrack", "Versions stand newest first, and no two have one number."),
            ("listCommentsOfFile", "Comments stand oldest first, answers among them."),
            ("listSectionsOfFile", "Sections stand in the order of their starts."),
            ("listReviewsOfTrack", "Reviews stand newest first."),
        ]
        + Level.allCases.flatMap { level in
            [
                (level.detailOperation, "Collaborators stand in the order of `grantedAt`, then of their user ids."),
                (level.sharedOperation, "What is shared stands newest share first."),
                (level.linksOperation, "Share links stand newest first."),
            ]
        }
}
