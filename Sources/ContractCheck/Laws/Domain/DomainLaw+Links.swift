import JSONText

extension DomainLaw {
    /// A link's status follows from its times.
    static let links = DomainLaw("links", basis: .consistency, linkSentences) { operation, picture in
        picture.showings(of: operation).flatMap { showing in
            showing.elements.enumerated().compactMap { index, link in
                LinkState(link).complaint(at: picture.present).map { expected, seen in
                    showing.remark(
                        at: JSONPointer().appending(index).appending("status"), expected: expected, seen: seen)
                }
            }
        }
    }

    private static let linkSentences = Level.allCases.map { level in
        (
            operation: level.linksOperation,
            text: "A link is revoked when it says so, else expired when its time has come, else active."
        )
    }
}
