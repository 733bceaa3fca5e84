import JSONText

/// The server's present, as far as its answers tell: the time of this machine need not be the server's.
///
/// What has happened says that its day has come. So does an expired link, and an active one says that its day has not: where
/// they contradict each other, the fewest of them are taken to be wrong.
struct Present: Sendable {
    /// It is this moment or a later one; nothing where no answer shows a time.
    let earliest: Moment?
    /// When the answers came by this machine's clock: a link that expires then may have been asked before and after.
    private let asking: ClosedRange<Instant>?

    /// What a link says of the present.
    struct Witness: Hashable {
        let link: String
        let expiry: Moment
        let hasExpired: Bool
    }

    /// - Parameter happened: the latest moment of what has happened.
    init(happened: Moment?, witnesses: Set<Witness>, asking: ClosedRange<Instant>? = nil) {
        self.asking = asking
        let expired = witnesses.filter(\.hasExpired).map(\.expiry)
        let active = witnesses.filter { !$0.hasExpired }.map(\.expiry)
        func contradictions(_ present: Moment?) -> Int {
            guard let present else { return expired.count }
            return expired.count { $0 > present } + active.count { $0 <= present }
        }
        let candidates = [happened] + Set(expired).sorted().filter { expiry in happened.map { $0 < expiry } ?? true }
        earliest = candidates.map { ($0, contradictions($0)) }.min { $0.1 < $1.1 }?.0
    }

    /// Whether a link that expires then can be active.
    func mayBeToCome(_ expiry: Moment) -> Bool { isUnsure(expiry) || earliest.map { $0 < expiry } ?? true }

    /// Whether a link that expires then can be expired.
    func mayHaveCome(_ expiry: Moment) -> Bool { isUnsure(expiry) || earliest.map { expiry <= $0 } ?? false }

    private func isUnsure(_ expiry: Moment) -> Bool { asking?.contains(expiry.instant) ?? false }
}

extension Present {
    /// What all answers together say.
    init(in showings: [Showing], asking: ClosedRange<Instant>?) {
        var happened: Moment?
        var witnesses: Set<Witness> = []
        for showing in showings {
            showing.json.findLatest(&happened)
            for link in showing.links {
                if let witness = Witness(link), asking?.contains(witness.expiry.instant) != true {
                    witnesses.insert(witness)
                }
            }
        }
        self.init(happened: happened, witnesses: witnesses, asking: asking)
    }
}

extension Present.Witness {
    fileprivate init?(_ link: JSONValue) {
        guard let id = link["id"]?.stringValue, let expiry = Moment(link["expiresAt"]) else { return nil }
        switch link["status"]?.stringValue {
        case "expired": self.init(link: id, expiry: expiry, hasExpired: true)
        case "active": self.init(link: id, expiry: expiry, hasExpired: false)
        default: return nil
        }
    }
}

extension Showing {
    /// The share links in a list of them, or in the aggregate.
    fileprivate var links: [JSONValue] {
        if id.operation == Sighting.aggregate {
            return Sighting.all(in: self).flatMap { $0.value["links"]?.arrayValue ?? [] }
        }
        return Level(\.linksOperation, id.operation) != nil ? elements : []
    }
}

extension JSONValue {
    /// What tells of things that have happened.
    private static let keysOfPast: Set<String> = [
        "createdAt", "updatedAt", "uploadedAt", "grantedAt", "sharedAt", "lastSharedAt", "revokedAt", "at",
    ]

    fileprivate func findLatest(_ latest: inout Moment?) {
        switch self {
        case .array(let elements):
            for element in elements { element.findLatest(&latest) }
        case .object(let object):
            for (key, value) in object.members {
                if JSONValue.keysOfPast.contains(key), let moment = Moment(value) {
                    latest = max(latest ?? moment, moment)
                } else {
                    value.findLatest(&latest)
                }
            }
        default: break
        }
    }
}
