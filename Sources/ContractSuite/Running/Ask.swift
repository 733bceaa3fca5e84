import Catalog

/// Who asks, and with which token.
struct Asker: Sendable, Hashable {
    /// What failures call them, such as `ada`.
    let name: String
    let token: String
}

extension Asker {
    /// A person of the seeds, with a token that works.
    init(_ person: User) { self.init(name: person.shortName, token: person.workingToken) }

    /// A person of the seeds with the token that the seeds have, which may have expired.
    static func withSeededToken(_ person: User) -> Asker { Asker(name: person.shortName, token: person.token) }

    /// Nobody that there is.
    static let nobody = Asker(name: "nobody", token: "mock-nobody")
}

/// A call of somebody's.
struct Ask: Sendable, Hashable, CustomStringConvertible {
    let call: ContractCall
    let asker: Asker

    init(_ call: ContractCall, as asker: Asker) {
        self.call = call
        self.asker = asker
    }

    /// Such as `getTrack as ada`.
    var description: String { "\(call.operationID) as \(asker.name)" }
}
