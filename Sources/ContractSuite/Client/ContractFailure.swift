/// What an error of a client's tells whoever uses it.
public enum ContractFailure: Sendable, Hashable {
    /// Nobody is signed in, or not any more: 401.
    case unauthenticated
    /// The caller may not: 403.
    case forbidden
    /// There is no such thing, or not any more: 404, 410.
    case notFound
    /// What was asked cannot be done as it was asked: 400.
    case invalidRequest
    /// What is there now does not allow it, or is not what the caller took it for: 409, 412.
    case conflict
    /// Later it may work: 429, 503 and the like.
    case unavailable
    /// No answer, or not all of it, came in time.
    case timedOut
    /// The connection could not be made, or broke off.
    case connectionLost
    /// What came cannot be read.
    case undecodable
    /// Something else, or the error does not tell.
    case unclassified
}
