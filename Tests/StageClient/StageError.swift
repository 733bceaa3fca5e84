import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Why the backend's answer is not there, by what an app can do about it.
package enum StageError: Error, Sendable {
    /// Nobody is signed in, or not any more: sign in.
    case unauthenticated(Problem?)
    /// The caller may not; the problem says which grant would be needed.
    case forbidden(Problem?)
    /// There is no such thing, or not any more.
    case notFound(Problem?)
    /// Somebody was quicker, or it is done already: look again.
    case conflict(Problem?)
    /// The request is at fault, and will be when it is sent again.
    case invalidRequest(Problem?)
    /// Not now; maybe after so many seconds.
    case unavailable(retryAfter: Int?, Problem?)
    /// A status that an app cannot do anything about.
    case unexpected(status: Int, Problem?)
    case timedOut
    /// There was no connection, or it broke before the answer was there.
    case connectionLost(any Error)
    /// The answer came, and cannot be read.
    case undecodable(any Error)
    /// The task that asked was cancelled.
    case cancelled
}

extension StageError {
    /// The refusal that a response is, or nil for a success.
    init?(refusalIn response: HTTPURLResponse, body: Data) {
        if (200..<300).contains(response.statusCode) { return nil }
        let problem = try? JSONDecoder().decode(Problem.self, from: body)
        self =
            switch response.statusCode {
            case 401: .unauthenticated(problem)
            case 403: .forbidden(problem)
            case 404, 410: .notFound(problem)
            case 409, 412: .conflict(problem)
            case 400, 422: .invalidRequest(problem)
            case 429, 502...504: .unavailable(retryAfter: response.retryAfter, problem)
            default: .unexpected(status: response.statusCode, problem)
            }
    }

    init(transport error: any Error) {
        self =
            switch (error as? URLError)?.code {
            case .timedOut: .timedOut
            case .cancelled: .cancelled
            default: error is CancellationError ? .cancelled : .connectionLost(error)
            }
    }
}

extension HTTPURLResponse {
    fileprivate var retryAfter: Int? { value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) } }
}
