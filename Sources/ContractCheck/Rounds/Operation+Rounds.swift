import Contract

extension Operation {
    /// Whether it changes something that its path names. A check sends it only in rounds, which make what they change
    /// and take it away again.
    var isRound: Bool { !["GET", "HEAD"].contains(method) && !pathParameters.isEmpty }

    /// What a case's sentence says of what is not tried.
    var caveat: String { id == "reviewTrack" ? " (It is not tried: no operation takes a review back.)" : "" }
}
