import JSONText

extension DomainLaw {
    /// A track's versions are its own, and the newest is the current one.
    static let versions = DomainLaw(
        "versions", basis: .consistency,
        [
            (
                "listFilesOfTrack",
                "They are the track's own, as many as `versionCount`, and the newest is `currentFileId`."
            ),
            ("getFile", "It tells what the list of its track's versions tells."),
        ]
    ) { operation, picture in
        picture.showings(of: operation).flatMap { showing in
            let judge = VersionJudge(showing, in: picture)
            return operation == "getFile" ? judge.remarksOnFile : judge.remarksOnList
        }
    }
}
