extension ErrorPart {
    /// What the name of this part's case, or of the error's type, says plainly.
    var nameSaysPlainly: ContractFailure? {
        caseName.flatMap(ContractFailure.init(name:))
            ?? (value is any Error ? ContractFailure(name: "\(type(of: value))") : nil)
    }

    /// What the name of this part's case lets one think of. A type's says less: many errors of all kinds are a `NetworkError`.
    var caseNameHints: ContractFailure? {
        guard let name = caseName?.plain else { return nil }
        return ["network", "connection", "transport"].contains(where: name.contains) ? .connectionLost : nil
    }

    private var caseName: String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return nil }
        return mirror.children.first?.label ?? "\(value)"
    }
}

extension ContractFailure {
    /// What a name says, such as `sessionExpired` or `NotFoundError`; nil for one that does not say it plainly.
    fileprivate init?(name: String) {
        let name = name.plain
        guard let entry = wordings.first(where: { $0.words.contains(where: name.contains) }) else { return nil }
        self = entry.failure
    }
}

/// How errors are called by those who write clients, in lower case.
private let wordings: [(failure: ContractFailure, words: [String])] = [
    (
        .unauthenticated,
        [
            "unauthenticated", "notauthenticated", "unauthorized", "unauthorised", "authenticationrequired",
            "authenticationfailed", "notsignedin", "signedout", "notloggedin", "loggedout", "signinrequired",
            "loginrequired",
            "sessionexpired", "expiredsession", "tokenexpired", "expiredtoken", "invalidtoken", "badcredentials",
            "invalidcredentials", "wrongcredentials", "wrongpassword",
        ]
    ),
    (.forbidden, ["forbidden", "accessdenied", "permissiondenied", "nopermission", "notpermitted", "noaccess"]),
    (.notFound, ["notfound", "nosuch", "doesnotexist"]),
    (.invalidRequest, ["invalidrequest", "badrequest", "requestinvalid", "unprocessable"]),
    (.timedOut, ["timedout", "timeout", "deadline", "cancelled", "canceled"]),
    (.unavailable, ["unavailable", "ratelimit", "throttled", "toomanyrequests", "maintenance", "servererror"]),
    (.undecodable, ["undecodable", "decod", "unreadable", "malformed", "parsing", "corrupt", "truncated"]),
    (
        .connectionLost,
        [
            "offline", "connectionlost", "connectionfailed", "noconnection", "notconnected", "disconnected",
            "nointernet",
            "nonetwork", "unreachable",
        ]
    ),
]
