extension Violation {
    /// The violations that a refusal is about; none where the client kept to the contract, as with the id of something
    /// that was deleted.
    ///
    /// A token that nobody has, or that has expired, is none: the request was well made, and what it names is the world's
    /// state, not the contract's. `Host` naming another server is a matter of how the server was started.
    package static func all(in problem: Problem) -> [Violation] {
        switch problem {
        case .refused, .malformed:
            [Violation(.malformedRequest, of: problem)]
        case .unknownPath:
            [Violation(.unknownPath, of: problem)]
        case .methodNotAllowed:
            [Violation(.unknownMethod, of: problem)]
        case .unauthenticated(let fault):
            fault.namesNobody ? [Violation(.missingAuthorization, of: problem)] : []
        case .invalidParameters(let faults):
            faults.map { Violation(.invalidParameter, detail: $0.detail, parameter: $0.name) }
        case .unsupportedMediaType(let found, _):
            [Violation(found == nil ? .missingContentType : .wrongContentType, of: problem)]
        case .invalidBody(let faults):
            faults.prefix(mostOfAKind).map {
                Violation(.invalidBody, detail: $0.detail, pointer: $0.pointer.description)
            }
        case .misdirected, .notAcceptable, .notFound, .forbidden, .unanswered, .preconditionFailed, .badCredentials,
            .foreignOrigin, .badWorldName, .worldMismatch, .worldDropped, .worldExists, .worldIsStandard,
            .unknownScenario, .noPort, .faultySeeds, .changesRefused, .unknownRecord, .injected, .conflict, .outdated,
            .gone, .notTheirs, .rangeNotSatisfiable:
            []
        }
    }

    /// A violation that is told in the problem's own words.
    private init(_ kind: Kind, of problem: Problem) {
        self.init(kind, detail: problem.document(instance: nil).detail)
    }
}

extension AuthenticationFault {
    /// Whether no token could be read at all.
    fileprivate var namesNobody: Bool {
        switch self {
        case .missing, .severalFields, .notBearer, .badAudioToken: true
        case .unknownToken, .expired: false
        }
    }
}
