import Foundation
import Testing

@testable import ContractSuite

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("What an error tells is read from it")
struct ContractFailureTests {
    private struct Problem {
        let status: Int
        let code: String
    }

    /// One that libraries throw: a case within a case.
    private enum LibraryError: Error {
        case validation(reason: Reason)
        case transport(error: any Error)
        case statusCode(Response)
        case message(String)
        enum Reason {
            case unacceptableStatusCode(code: Int)
            case decodingFailed(error: any Error)
            case unacceptableContentType
        }
        struct Response { let statusCode: Int }
    }

    private enum AppError: Error {
        case http(Int)
        case response(status: Int, body: String)
        case refused(Problem?)
        case notFound
        case unauthorized(hint: String)
        case sessionExpired
        case forbidden(Problem?)
        case badRequest
        case rateLimited(retryAfter: Int)
        case timeout
        case offline
        case decodingFailed
        case network(any Error)
        case failed(attempts: Int)
        case canceled
        case serverFault
        case other
    }

    private enum StatusCode: Int { case gone = 410 }
    private struct StatusError: Error { let status: StatusCode }
    private struct NotFoundError: Error {}
    private struct NetworkError: Error {}
    private struct ServerError: Error {}
    private struct TimeoutError: Error { let seconds = 500 }
    private struct OptionalError: Error { let statusCode: Int? }
    private final class ClassError: Error { let response: Problem? = Problem(status: 403, code: "forbidden") }

    private struct CodedError: CustomNSError {
        static let errorDomain = "Coded"
        let errorCode: Int
    }

    private static func urlError(_ code: URLError.Code) -> any Error { URLError(code) }
    private static func nsError(_ code: Int, underlying: (any Error)? = nil) -> NSError {
        NSError(domain: "App", code: code, userInfo: underlying.map { [NSUnderlyingErrorKey: $0] } ?? [:])
    }

    private static let decoding: any Error = {
        do {
            _ = try JSONDecoder().decode([Int].self, from: Data("{".utf8))
            return CancellationError()
        } catch { return error }
    }()
    private static let serialization: any Error = {
        do {
            _ = try JSONSerialization.jsonObject(with: Data("{".utf8))
            return CancellationError()
        } catch { return error }
    }()
    private static let response: HTTPURLResponse? = URL(string: "http://a/").flatMap {
        HTTPURLResponse(url: $0, statusCode: 404, httpVersion: nil, headerFields: nil)
    }
    private struct ResponseError: Error { let response: HTTPURLResponse? }

    private static let ofSystem: [(any Error, ContractFailure)] = [
        (urlError(.timedOut), .timedOut), (urlError(.cancelled), .timedOut), (CancellationError(), .timedOut),
        (urlError(.networkConnectionLost), .connectionLost), (urlError(.cannotConnectToHost), .connectionLost),
        (urlError(.notConnectedToInternet), .connectionLost), (urlError(.cannotFindHost), .connectionLost),
        (urlError(.dnsLookupFailed), .connectionLost), (urlError(.secureConnectionFailed), .connectionLost),
        (urlError(.dataNotAllowed), .connectionLost), (urlError(.cannotParseResponse), .undecodable),
        (urlError(.cannotDecodeContentData), .undecodable), (urlError(.zeroByteResource), .undecodable),
        (urlError(.userAuthenticationRequired), .unauthenticated), (urlError(.badServerResponse), .unclassified),
        (urlError(.unknown), .unclassified), (decoding, .undecodable), (serialization, .undecodable),
        (POSIXError(.ETIMEDOUT), .timedOut), (POSIXError(.ECONNREFUSED), .connectionLost),
        (POSIXError(.ENOENT), .unclassified),
    ]

    @Test("Errors of Foundation's", arguments: ofSystem)
    func system(error: any Error, failure: ContractFailure) {
        #expect(ContractFailure(reading: error) == failure)
        // The same one, with something around it.
        #expect(
            ContractFailure(reading: LibraryError.transport(error: error))
                == (failure == .unclassified ? .connectionLost : failure))
        #expect(ContractFailure(reading: Self.nsError(7, underlying: error)) == failure)
    }

    private static let ofStatus: [(any Error, ContractFailure)] = [
        (AppError.http(401), .unauthenticated), (AppError.response(status: 403, body: ""), .forbidden),
        (AppError.refused(Problem(status: 404, code: "not-found")), .notFound), (StatusError(status: .gone), .notFound),
        (OptionalError(statusCode: 422), .invalidRequest), (OptionalError(statusCode: nil), .unclassified),
        (ClassError(), .forbidden), (ResponseError(response: response), .notFound), (nsError(503), .unavailable),
        (CodedError(errorCode: 400), .invalidRequest), (AppError.http(409), .conflict), (AppError.http(412), .conflict),
        (AppError.http(429), .unavailable),
        (AppError.http(500), .unavailable),
        (AppError.http(408), .unavailable), (AppError.http(418), .unclassified), (AppError.http(200), .unclassified),
        (LibraryError.validation(reason: .unacceptableStatusCode(code: 401)), .unauthenticated),
        (LibraryError.validation(reason: .decodingFailed(error: decoding)), .undecodable),
        (LibraryError.validation(reason: .unacceptableContentType), .unclassified),
        (LibraryError.statusCode(LibraryError.Response(statusCode: 404)), .notFound),
        (AppError.network(AppError.http(503)), .unavailable),
    ]

    @Test("A status that an error holds", arguments: ofStatus)
    func status(error: any Error, failure: ContractFailure) {
        #expect(ContractFailure(reading: error) == failure)
    }

    private static let ofName: [(any Error, ContractFailure)] = [
        (AppError.notFound, .notFound), (AppError.unauthorized(hint: ""), .unauthenticated),
        (AppError.sessionExpired, .unauthenticated),
        (AppError.forbidden(nil), .forbidden), (AppError.badRequest, .invalidRequest),
        (AppError.rateLimited(retryAfter: 401), .unavailable), (AppError.timeout, .timedOut),
        (AppError.offline, .connectionLost),
        (AppError.decodingFailed, .undecodable), (AppError.network(AppError.other), .connectionLost),
        (AppError.network(AppError.timeout), .timedOut), (AppError.canceled, .timedOut),
        (AppError.serverFault, .unavailable), (NotFoundError(), .notFound),
        (TimeoutError(), .timedOut),
    ]

    @Test("A name that says it plainly", arguments: ofName)
    func name(error: any Error, failure: ContractFailure) {
        #expect(ContractFailure(reading: error) == failure)
    }

    @Test(
        "What tells nothing is not guessed at",
        arguments: [
            AppError.other as any Error, AppError.failed(attempts: 404),
            LibraryError.message("404 Not Found, unauthorized"), NetworkError(), ServerError(), nsError(7),
        ])
    func unclassified(error: any Error) {
        #expect(ContractFailure(reading: error) == .unclassified)
    }

    @Test("An error that holds itself is read to an end")
    func endless() {
        final class Endless: Error, @unchecked Sendable { var cause: (any Error)? }
        let error = Endless()
        error.cause = error
        #expect(ContractFailure(reading: error) == .unclassified)
        error.cause = AppError.notFound
        #expect(ContractFailure(reading: error) == .notFound)
    }
}
