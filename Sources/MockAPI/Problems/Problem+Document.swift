import Catalog
import HTTPWire
import JSONText

extension Problem {
    /// The one place where a problem gets its status, code and words. `instance` is the request's path.
    package func document(instance: String?) -> ProblemDocument {
        var document = statusAndWords
        document.instance = instance
        return document
    }

    private var statusAndWords: ProblemDocument {
        switch self {
        case .refused(let refusal):
            return ProblemDocument(refusal.status, detail: refusal.detail)
        case .malformed(let detail):
            return ProblemDocument(.badRequest, detail: detail)
        case .misdirected(let host):
            return .misdirected(host: host)
        case .unknownPath(let path, let hint):
            return ProblemDocument(.notFound, detail: "There is nothing at \(path). \(hint)")
        case .methodNotAllowed(let method, let path, let allowed):
            return .methodNotAllowed(method, path: path, allowed: allowed)
        case .unauthenticated(let fault):
            return .unauthenticated(fault)
        case .invalidParameters(let faults):
            return .invalidParameters(faults)
        case .notAcceptable(let available):
            let list = available.joined(separator: " or ")
            return ProblemDocument(
                .notAcceptable, detail: "This answer comes as \(list); the Accept field rules that out.")
        case .notFound(let noun, let id, let hint):
            return ProblemDocument(
                .notFound, detail: "No \(noun.rawValue) has the \(noun.key) \"\(id)\"\(hint?.endOfSentence ?? ".")")
        case .forbidden(let refusal):
            return .forbidden(refusal)
        case .unsupportedMediaType(let found, let supported):
            return .unsupportedMediaType(found: found, supported: supported)
        case .invalidBody(let faults):
            return .invalidBody(faults)
        case .unanswered(let operationId):
            return ProblemDocument(
                .notImplemented,
                detail: "Nothing answers \(operationId) yet: give its success response an example in the document.")
        case .badCredentials:
            return .badCredentials
        case .foreignOrigin:
            return .foreignOrigin
        case .badWorldName(let name):
            return .badWorldName(name)
        case .worldMismatch(let one, let other):
            return .worldMismatch(one, other)
        case .worldDropped(let name):
            return .worldDropped(name)
        case .worldExists(let name):
            return .worldExists(name)
        case .worldIsStandard:
            return .worldIsStandard
        case .unknownScenario(let name, let known):
            return .unknownScenario(name, known: known)
        case .noPort(let why):
            return .noPort(why)
        case .faultySeeds(let scenario, let faults):
            return .faultySeeds(scenario, faults)
        case .changesRefused(let faults):
            return .changesRefused(faults)
        case .unknownRecord(let record, let nearest):
            return .unknownRecord(record, nearest: nearest)
        case .preconditionFailed(let field, let current, let namesNoTag):
            return .preconditionFailed(field, current: current, namesNoTag: namesNoTag)
        case .conflict(let detail):
            return ProblemDocument(.conflict, detail: detail)
        case .outdated(let file, let current):
            return .outdated(file, current: current)
        case .gone(let detail):
            return ProblemDocument(.gone, detail: detail)
        case .notTheirs(let detail):
            return ProblemDocument(.forbidden, detail: detail)
        case .rangeNotSatisfiable(let length):
            return .rangeNotSatisfiable(length: length)
        case .injected(let status, let retryAfter, let source):
            return .injected(status, retryAfter: retryAfter, by: source)
        }
    }
}

extension ProblemDocument {
    fileprivate static func misdirected(host: String) -> ProblemDocument {
        ProblemDocument(
            .misdirectedRequest, code: "misdirected",
            detail: """
                This server does not answer to the name "\(host)": localhost, IP addresses and this machine's own name \
                are let in, others when it is started with --allow-host \(host).
                """)
    }

    fileprivate static func methodNotAllowed(
        _ method: HTTPMethod, path: String, allowed: [HTTPMethod]
    ) -> ProblemDocument {
        let list = allowed.map(\.rawValue).joined(separator: ", ")
        let isOneInCapitals = allowed.contains(HTTPMethod(rawValue: method.rawValue.uppercased()))
        let remark = isOneInCapitals ? " Methods are written in capitals." : ""
        var document = ProblemDocument(
            .methodNotAllowed, detail: "\(path) does not take \(method.rawValue). It takes \(list).\(remark)")
        document.fields = [(.allow, list)]
        return document
    }

    fileprivate static func invalidParameters(_ faults: [ParameterFault]) -> ProblemDocument {
        var document = ProblemDocument(
            .badRequest, code: "invalid-parameter", detail: summary(of: faults.map { "\($0.name): \($0.detail)" }))
        document.errors = faults.map { ["parameter": .string($0.name), "detail": .string($0.detail)] }
        return document
    }

    fileprivate static func unsupportedMediaType(found: String?, supported: [String]) -> ProblemDocument {
        let expected = supported.joined(separator: " or ")
        let seen = found.map { "it says \($0)" } ?? "there is none"
        return ProblemDocument(
            .unsupportedMediaType, detail: "The body must be \(expected), and Content-Type must say so: \(seen).")
    }

    fileprivate static func invalidBody(_ faults: [BodyFault]) -> ProblemDocument {
        let sentences = faults.map { fault in
            fault.pointer.components.isEmpty ? "the body: \(fault.detail)" : "\(fault.pointer): \(fault.detail)"
        }
        var document = ProblemDocument(.badRequest, code: "invalid-body", detail: summary(of: sentences))
        document.errors = faults.map { ["pointer": .string($0.pointer.description), "detail": .string($0.detail)] }
        return document
    }

    /// The first few of many sentences; `errors` has them all.
    static func summary(of sentences: [String]) -> String {
        let shown = sentences.prefix(5).joined(separator: "; ")
        return sentences.count > 5 ? "\(shown); and \(sentences.count - 5) more" : shown
    }

    fileprivate static func preconditionFailed(
        _ field: HTTPFieldName, current: EntityTag?, namesNoTag: Bool
    ) -> ProblemDocument {
        let detail =
            switch (field, current) {
            case (.ifMatch, let current?) where namesNoTag:
                "If-Match takes an ETag with its quotes; that of the present state is \(current)."
            case (.ifMatch, let current?):
                "If-Match names another state than the present one, whose ETag is \(current). Read it again first."
            case (.ifMatch, nil): "If-Match names a state of something that is not there yet."
            default: "If-None-Match rules out the present state, whose ETag is \(current?.description ?? "")."
            }
        return ProblemDocument(.preconditionFailed, detail: detail)
    }

    /// 409 that says which version can be decided on, to people and to programs.
    fileprivate static func outdated(_ file: AudioFile, current: AudioFile) -> ProblemDocument {
        var document = ProblemDocument(
            .conflict,
            detail: """
                The file "\(file.id)" is version \(file.version); the current one is "\(current.id)", version \
                \(current.version). Listen to that one first.
                """)
        document.current = ["fileId": .string(current.id), "version": .integer(Int64(current.version))]
        return document
    }

    /// 416 with how long it is (RFC 9110 section 15.5.17).
    fileprivate static func rangeNotSatisfiable(length: Int) -> ProblemDocument {
        var document = ProblemDocument(
            .rangeNotSatisfiable, detail: "It has \(length) bytes, numbered from 0; no byte of the Range is among them."
        )
        document.fields = [(.contentRange, "bytes */\(length)")]
        return document
    }

    fileprivate static var badCredentials: ProblemDocument {
        var document = ProblemDocument(
            .unauthorized, code: "bad-credentials",
            detail: "Nobody has this e-mail address and password. GET / lists everybody's.")
        document.fields = [(.wwwAuthenticate, "Bearer realm=\"soundcheck\"")]
        return document
    }
}

extension LookUpHint {
    fileprivate var endOfSentence: String {
        switch self {
        case .otherKind(let kind): "; \(kind.nounWithArticle) has it."
        case .remark(let clause): "; \(clause)."
        case .nearest(let id): "; did you mean \"\(id)\"?"
        }
    }
}

extension ResourceKind {
    fileprivate var nounWithArticle: String {
        switch self {
        case .space: "an artist space"
        case .project, .track, .file: "a \(rawValue)"
        }
    }
}
