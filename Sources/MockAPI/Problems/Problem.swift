import Catalog
import Contract
import HTTPWire
import JSONText

/// Why a request is refused, as a value of the domain. ``Problem/document(instance:)`` gives each its status and words.
package enum Problem: Error, Sendable {
    /// The request's framing or head cannot be trusted (RFC 9112); the connection ends after the answer.
    case refused(RequestRefusal)
    /// The request is readable, but a part of it that no parameter describes is not (`Host`, an escape in the path).
    case malformed(detail: String)
    /// `Host` names somebody else's server.
    case misdirected(host: String)
    /// No operation has the path.
    case unknownPath(path: String, hint: String)
    /// The path is known, the method is not one of its own.
    case methodNotAllowed(method: HTTPMethod, path: String, allowed: [HTTPMethod])
    /// No token, or none that anybody here has.
    case unauthenticated(AuthenticationFault)
    /// Declared parameters whose values do not fit; every fault is listed.
    case invalidParameters([ParameterFault])
    /// `Accept` excludes everything that the operation can answer with.
    case notAcceptable(available: [String])
    /// The kind and id were looked up and do not exist.
    case notFound(ResourceNoun, id: String, hint: LookUpHint? = nil)
    /// The resource exists, but the caller's effective role is too weak.
    case forbidden(Refusal)
    /// The body's media type is none that the operation takes.
    case unsupportedMediaType(found: String?, supported: [String])
    /// The body cannot be read, or does not satisfy its schema; every fault is listed.
    case invalidBody([BodyFault])
    /// The document has the operation, but neither a handler nor an example answers it.
    case unanswered(operationId: String)
    /// `If-Match` does not name the present state of what is asked for or changed, or `If-None-Match` does; `current` is that
    /// state's tag, if there is such a thing. `namesNoTag` says that the field has nothing in it that is a tag.
    case preconditionFailed(HTTPFieldName, current: EntityTag?, namesNoTag: Bool = false)
    /// The state of what is to be changed does not allow it.
    case conflict(detail: String)
    /// A decision is about a version of a track that a newer one has followed.
    case outdated(AudioFile, current: AudioFile)
    /// What was asked for has been there, and is not any more.
    case gone(detail: String)
    /// The caller's role would be enough, but it is somebody else's.
    case notTheirs(detail: String)
    /// A range lies beyond the end of what has so many bytes.
    case rangeNotSatisfiable(length: Int)
    /// The e-mail address and password belong to nobody.
    case badCredentials
    /// A page asks that is not let in, for what only those are answered that are.
    case foreignOrigin
    /// No world can be called so.
    case badWorldName(String)
    /// The request names two worlds, or comes in by the port of another.
    case worldMismatch(String, String)
    /// There was such a world.
    case worldDropped(String)
    case worldExists(String)
    /// The world that is always there cannot be dropped.
    case worldIsStandard
    case unknownScenario(String, known: [String])
    /// A port of a world's own was asked for, and there is none to be had.
    case noPort(String)
    /// The seeds of a scenario have faults, one a line.
    case faultySeeds(String, String)
    /// Somebody wanted the call to fail. `retryAfter` is in seconds.
    case injected(HTTPStatus, retryAfter: Int?, by: FaultSource)
    /// Changes to a world's data, of which none was made; every reason is listed.
    case changesRefused([DataFault])
    /// The world has no such record; `nearest` is the id of one that may be meant.
    case unknownRecord(RecordID, nearest: String?)
}

/// What is wrong with the way in which a caller names themselves (RFC 6750 section 3.1).
package enum AuthenticationFault: Sendable {
    case missing
    case notBearer(scheme: String)
    case severalFields
    /// `nearest` is one that somebody has and that may be meant.
    case unknownToken(String, nearest: String?)
    case expired(owner: String, at: Instant)
    /// The URL of a file's audio carries a token of its own, and this is not it, or none.
    case badAudioToken(String?)
}

/// One parameter that does not fit.
package struct ParameterFault: Sendable {
    package let name: String
    package let detail: String
}

/// One place in a body that does not fit.
package struct BodyFault: Sendable {
    package let pointer: JSONPointer
    package let detail: String
}

/// What a look-up was for, in words.
package enum ResourceNoun: String, Sendable {
    case space = "artist space"
    case project
    case track
    case file
    case comment
    case user
    case collaborator
    case link = "share link"
    case linkToken = "share link's URL"
    case artwork
    case world
    case faultRule = "fault rule"

    /// What it is looked up by.
    var key: String {
        switch self {
        case .linkToken: "token"
        case .world: "name"
        default: "id"
        }
    }
}

/// What may be the matter with an id that nothing has.
package enum LookUpHint: Sendable {
    /// It names something of that kind.
    case otherKind(ResourceKind)
    /// This one may be meant.
    case nearest(String)
    /// What else is known of it, as a clause.
    case remark(String)
}

/// A role that was needed and the access that fell short of it.
package struct Refusal: Sendable {
    package let resource: ResourceID
    package let resourceName: String
    package let required: Role
    package let access: Access
    /// The name of what `access` was decided on, where there is such a thing.
    package let decidedOnName: String?
}
