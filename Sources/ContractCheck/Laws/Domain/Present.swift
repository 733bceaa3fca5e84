import JSONText

/// The server's present, as far as its answers tell: no law may take the time of this machine for it.
///
/// Everything dated says that its day has come: what was made, granted, revoked, has expired. An active link says that its
/// day has not. The present is where the fewest of them are wrong.
struct Present: Sendable {
    /// It is this moment or a later one; nothing where no answer shows a time.
    let earliest: Moment?

    /// How long a link may have been active in an earlier answer, and expired in a later one, in seconds.
    private static let grace: Int64 = 600

    /// - Parameters:
    ///   - past: moments that have come.
    ///   - future: moments that have not.
    init(past: Set<Moment>, future: [Moment]) {
        let past = past.sorted()
        let future = future.sorted()
        // Before all of `past` each of them is wrong; each step on rights one, and may run into some of `future`.
        var best: (wrong: Int, earliest: Moment?) = (past.count, nil)
        var passed = 0
        for (index, moment) in past.enumerated() {
            while passed < future.count, Present.hasPassed(future[passed], at: moment) { passed += 1 }
            let wrong = past.count - index - 1 + passed
            if wrong < best.wrong { best = (wrong, moment) }
        }
        earliest = best.earliest
    }

    private static func hasPassed(_ expiry: Moment, at present: Moment) -> Bool {
        expiry.instant.advanced(by: grace) <= present.instant
    }

    /// Whether a link that expires then can be active.
    func isStillToCome(_ expiry: Moment) -> Bool { earliest.map { !Present.hasPassed(expiry, at: $0) } ?? true }

    /// Whether a link that expires then can be expired.
    func mayHaveCome(_ expiry: Moment) -> Bool { earliest.map { expiry <= $0 } ?? false }
}

extension Present {
    /// What all answers together say.
    init(in showings: [Showing]) {
        var past: Set<Moment> = []
        var future: [String: Moment] = [:]
        for showing in showings {
            if let level = Level.allCases.first(where: { $0.linksOperation == showing.id.operation }) {
                for link in showing.elements {
                    guard let expiry = Moment(link["expiresAt"]) else { continue }
                    switch link["status"]?.stringValue {
                    case "expired": past.insert(expiry)
                    // A link that several people see is one.
                    case "active": future["\(level) \(link["id"]?.stringValue ?? "")"] = expiry
                    default: break
                    }
                }
            }
            showing.json.collectPast(into: &past)
        }
        self.init(past: past, future: Array(future.values))
    }
}

extension JSONValue {
    /// What tells of things that have happened.
    private static let keysOfPast: Set<String> = [
        "createdAt", "updatedAt", "uploadedAt", "grantedAt", "sharedAt", "lastSharedAt", "revokedAt", "at",
    ]

    fileprivate func collectPast(into past: inout Set<Moment>) {
        switch self {
        case .array(let elements):
            for element in elements { element.collectPast(into: &past) }
        case .object(let object):
            for (key, value) in object.members {
                if JSONValue.keysOfPast.contains(key), let moment = Moment(value) {
                    past.insert(moment)
                } else {
                    value.collectPast(into: &past)
                }
            }
        default: break
        }
    }
}
