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
        ],
        notes: { picture in
            picture.showings(of: Sighting.aggregate).filter { $0.id.narrowedTo == nil }.map { showing in
                let requests = picture.requestsToDerive(for: showing.id.caller)
                return
                    "\(Sighting.aggregate) gives \(showing.id.caller) in one request what takes \(requests) without it."
            }
        }
    ) { operation, picture in
        picture.showings(of: operation)
            .filter { $0.id.narrowedTo == nil }
            .flatMap { DerivationJudge($0, in: picture).remarks }
    }
}
