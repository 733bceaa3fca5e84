import JSONText

extension DomainLaw {
    /// Roles cascade downwards, and what is said of them agrees with who owns and who was granted what.
    static let roles = DomainLaw("roles", basis: .specification, roleSentences, needsIDs: true) { operation, picture in
        if Level(\.linksOperation, operation) != nil {
            return RoleJudge(picture).remarksOnLinks(of: operation)
        }
        let judge = RoleJudge(picture)
        let sightings = picture.sightings(in: operation)
        guard Level(\.detailOperation, operation) != nil else {
            return sightings.compactMap { judge.remark(on: $0) ?? judge.remarkOnOwn($0) }
        }
        return sightings.flatMap(judge.remarksOnDetail)
    }

    private static let roleSentences: [(operation: String, text: String)] =
        Level.allCases.flatMap { level in
            [
                (level.listOperation, "Everything shows the role that cascades to the caller."),
                (level.sharedOperation, "Everything shows the role that cascades to the caller."),
                (
                    level.detailOperation,
                    "The role is the strongest of owning the space and the grants here and above; `decidedBy` says which."
                ),
                (level.linksOperation, "Admins and the owner see the share links, and nobody else does."),
            ]
        } + [Sighting.aggregate, Sighting.feed].map { ($0, "Everything shows the role that cascades to the caller.") }
}
