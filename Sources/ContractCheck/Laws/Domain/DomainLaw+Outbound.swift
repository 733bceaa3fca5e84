import JSONText

extension DomainLaw {
    /// The outbound aggregate agrees with itself.
    static let outbound = DomainLaw(
        "outbound", basis: .consistency,
        [
            (
                Sighting.aggregate,
                "Entries are the caller's own, have a collaborator or an active link, and are what `totals` count."
            )
        ]
    ) { operation, picture in
        picture.showings(of: operation).flatMap { OutboundJudge($0, in: picture).remarks }
    }
}
