import ContractCheck
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The way to a server by HTTP or HTTPS, without anything that would come between: it keeps no answer, cookie or credential,
/// and follows no redirection.
final class URLSessionTransport: CheckTransport {
    let baseURL: String
    private let patience: Double
    private let receiving = Receiving()
    private let session: URLSession

    init(_ options: CheckOptions) {
        baseURL = options.baseURL
        patience = options.patience
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalAndRemoteCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.timeoutIntervalForRequest = patience
        session = URLSession(configuration: configuration, delegate: receiving, delegateQueue: nil)
    }

    func send(_ request: CheckRequest) async throws(TransportFault) -> CheckResponse {
        // Not relative to the base URL, which would lose its path.
        guard let url = URL(string: baseURL + request.target) else {
            throw TransportFault("\(baseURL)\(request.target) is no URL")
        }
        var message = URLRequest(url: url)
        message.httpMethod = request.method
        message.timeoutInterval = patience
        for field in request.fields { message.addValue(field.value, forHTTPHeaderField: field.name) }
        if !request.body.isEmpty { message.httpBody = Data(request.body) }
        switch await receiving.answer(to: session.dataTask(with: message), within: patience) {
        case .success(let (body, response)):
            guard let answer = response as? HTTPURLResponse else {
                throw TransportFault("what came back is no answer of HTTP")
            }
            return CheckResponse(
                status: answer.statusCode, fields: URLSessionTransport.fields(of: answer), body: [UInt8](body))
        case .failure(let error):
            throw error as? TransportFault ?? TransportFault(error, patience: patience)
        }
    }

    private static func fields(of answer: HTTPURLResponse) -> [CheckRequest.Field] {
        answer.allHeaderFields.compactMap { name, value in
            guard let name = name as? String, let value = value as? String else { return nil }
            return CheckRequest.Field(name, value)
        }.sorted { $0.name < $1.name }
    }
}
