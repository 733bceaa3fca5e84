import JSONText

extension DomainLaw {
    /// The derivation law: the aggregate equals what a client works out without it.
    static let derivation = DomainLaw(
        "derivation", basis: .consistency,
        [
            (
                Sighting.aggregate,
                "It equals what walking the caller's own spaces, their projects, tracks, collaborators and links gives."
            )
        ]
    ) { operation, picture in
        picture.showings(of: operation)
            .filter { $0.id.narrowedTo == nil }
            .flatMap { DerivationJudge($0, in: picture).remarks }
    }
    .noting { picture in
        let showings = picture.showings(of: Sighting.aggregate).filter { $0.id.narrowedTo == nil }
        guard !showings.isEmpty else { return [] }
        let costs = showings.map { "\(picture.requestsToDerive(for: $0.id.caller)) (\($0.id.caller))" }
        return [
            "\(Sighting.aggregate) saves requests: it is one, where clients otherwise make \(costs.joined(separator: ", "))."
        ]
    }
}
