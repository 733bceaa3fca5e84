/// A response's status code with what RFC 9110, 15, 6585 and 7725 call it.
package struct HTTPStatus: Hashable, Sendable {
    package let code: Int

    package init(code: Int) {
        self.code = code
    }

    /// The registered reason phrase; empty for a code that has none.
    package var reasonPhrase: String { Self.reasonPhrase(of: code) }

    /// The reason phrase in kebab case, such as `not-found`; `status-599` for a code without one.
    package var slug: String {
        let phrase = reasonPhrase
        guard !phrase.isEmpty else { return "status-\(code)" }
        return String(decoding: phrase.utf8.map { $0 == Byte.space ? 0x2D : $0.lowercased }, as: UTF8.self)
    }

    /// Whether answers with this status never have content (RFC 9110, 6.4.1).
    package var forbidsContent: Bool { code < 200 || code == 204 || code == 304 }
}

extension HTTPStatus {
    package static let `continue` = HTTPStatus(code: 100)
    package static let ok = HTTPStatus(code: 200)
    package static let created = HTTPStatus(code: 201)
    package static let accepted = HTTPStatus(code: 202)
    package static let noContent = HTTPStatus(code: 204)
    package static let partialContent = HTTPStatus(code: 206)
    package static let notModified = HTTPStatus(code: 304)
    package static let badRequest = HTTPStatus(code: 400)
    package static let unauthorized = HTTPStatus(code: 401)
    package static let forbidden = HTTPStatus(code: 403)
    package static let notFound = HTTPStatus(code: 404)
    package static let methodNotAllowed = HTTPStatus(code: 405)
    package static let notAcceptable = HTTPStatus(code: 406)
    package static let proxyAuthenticationRequired = HTTPStatus(code: 407)
    package static let requestTimeout = HTTPStatus(code: 408)
    package static let conflict = HTTPStatus(code: 409)
    package static let gone = HTTPStatus(code: 410)
    package static let preconditionFailed = HTTPStatus(code: 412)
    package static let contentTooLarge = HTTPStatus(code: 413)
    package static let uriTooLong = HTTPStatus(code: 414)
    package static let unsupportedMediaType = HTTPStatus(code: 415)
    package static let rangeNotSatisfiable = HTTPStatus(code: 416)
    package static let expectationFailed = HTTPStatus(code: 417)
    package static let misdirectedRequest = HTTPStatus(code: 421)
    package static let tooManyRequests = HTTPStatus(code: 429)
    package static let requestHeaderFieldsTooLarge = HTTPStatus(code: 431)
    package static let notImplemented = HTTPStatus(code: 501)
    package static let serviceUnavailable = HTTPStatus(code: 503)
    package static let httpVersionNotSupported = HTTPStatus(code: 505)
}
