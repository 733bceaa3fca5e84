import Foundation

extension ContractFailure {
    /// Reads what an error tells, whichever library it is of.
    ///
    /// The error and all that it holds are looked through, from the outside in: associated values, stored properties,
    /// `userInfo` with its underlying errors. The first of these that tells something counts:
    /// - `DecodingError`, and what `JSONSerialization` throws: ``undecodable``
    /// - a code of `URLError`, or of POSIX: ``timedOut``, ``connectionLost``, ``undecodable``, ``unauthenticated`` where the
    ///   code says so. `badServerResponse` tells nothing, since it is thrown for any status
    /// - `CancellationError`, and `URLError`'s `cancelled`: ``timedOut``, since whoever waited has given up
    /// - an HTTP status from 400 to 599 (RFC 9110, section 15): an integer whose label, or whose case's name, speaks of a
    ///   status, a code, a response or HTTP, an `HTTPURLResponse`, or the code of an `NSError`. 401 is ``unauthenticated``,
    ///   403 ``forbidden``, 404 and 410 ``notFound``, 400 and 422 ``invalidRequest``, 409 and 412 ``conflict``, 408, 425, 429
    ///   and 5xx ``unavailable``
    ///
    /// Where none does, names count that say it plainly, of cases and of the errors' types: `unauthenticated`,
    /// `sessionExpired`, `forbidden`, `notFound`, `badRequest`, `conflict`, `rateLimited`, `timedOut`, `offline`, `decodingFailed` and the
    /// like; after these a case's name that speaks of the network or a connection. What is left is ``unclassified``.
    public init(reading error: any Error) {
        let parts = ErrorParts.all(of: error)
        self =
            parts.lazy.compactMap(\.evidence).first
            ?? parts.lazy.compactMap(\.nameSaysPlainly).first
            ?? parts.lazy.compactMap(\.caseNameHints).first
            ?? .unclassified
    }

    /// What an HTTP status tells; nil for one that says nothing of its own.
    init?(status: Int) {
        switch status {
        case 401: self = .unauthenticated
        case 403: self = .forbidden
        case 404, 410: self = .notFound
        case 400, 422: self = .invalidRequest
        case 409, 412: self = .conflict
        case 408, 425, 429, 500...599: self = .unavailable
        default: return nil
        }
    }
}
