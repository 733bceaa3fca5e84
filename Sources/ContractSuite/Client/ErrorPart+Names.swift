extension ErrorPart {
    /// What the name of this part's case, or of the error's type, says plainly.
    var nameSaysPlainly: ContractFailure? {
        caseName.flatMap { plainWords.failure(in: $0) }
            ?? (value is any Error ? plainWords.failure(in: "\(type(of: value))") : nil)
    }

    /// What the name of this part's case lets one think of. A type's says less: many errors of all kinds are a `NetworkError`.
    var caseNameHints: ContractFailure? {
        caseName.flatMap { hints.failure(in: $0) }
    }

    private var caseName: String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return nil }
        return mirror.children.first?.label ?? "\(value)"
    }
}

/// How errors are called by those who write clients, in lower case.
private typealias Vocabulary = [(failure: ContractFailure, words: [String])]

extension Vocabulary {
    /// What a name says, such as `sessionExpired` or `NotFoundError`; nil for one that has none of the words.
    fileprivate func failure(in name: String) -> ContractFailure? {
        let name = name.plain
        return first { $0.words.contains(where: name.contains) }?.failure
    }
}

private let plainWords: Vocabulary = [
    (.unauthenticated, signedOut),
    (.forbidden, ["forbidden", "accessdenied", "permissiondenied", "nopermission", "notpermitted", "noaccess"]),
    (.notFound, ["notfound", "nosuch", "doesnotexist"]),
    (.invalidRequest, ["invalidrequest", "badrequest", "requestinvalid", "unprocessable"]),
    (.conflict, ["conflict", "alreadyexists", "preconditionfailed", "outdated", "superseded"]),
    (.timedOut, ["timedout", "timeout", "deadline", "cancelled", "canceled"]),
    (.unavailable, ["unavailable", "ratelimit", "throttled", "toomanyrequests", "maintenance"]),
    (.undecodable, ["undecodable", "decod", "unreadable", "malformed", "parsing", "corrupt", "truncated"]),
    (.connectionLost, disconnected),
]

private let signedOut = [
    "unauthenticated", "notauthenticated", "unauthorized", "unauthorised", "authenticationrequired",
    "authenticationfailed",
    "notsignedin", "signedout", "notloggedin", "loggedout", "signinrequired", "loginrequired", "sessionexpired",
    "expiredsession", "tokenexpired", "expiredtoken", "invalidtoken", "badcredentials", "invalidcredentials",
    "wrongcredentials", "wrongpassword",
]

private let disconnected = [
    "offline", "connectionlost", "connectionfailed", "noconnection", "notconnected", "disconnected", "nointernet",
    "nonetwork", "unreachable",
]

private let hints: Vocabulary = [
    (.connectionLost, ["network", "connection", "transport"]),
    (.unavailable, ["server"]),
]
