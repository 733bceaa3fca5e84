import Contract
import HTTPWire
import JSONText

/// What the server shows of itself, beside the operations of the document.
enum OwnPage: String, Sendable {
    case front = "/"
    case document = "/openapi.json"

    /// JSON first, for `curl` and everybody else who does not mind.
    var mediaTypes: [HTTPWire.MediaType] {
        let names =
            switch self {
            case .front: ["application/json", "text/html;charset=utf-8"]
            case .document: ["application/json"]
            }
        return names.compactMap { HTTPWire.MediaType($0) }
    }
}

extension Backend {
    /// One of the server's own pages, where the document has nothing at the path; 404 where it is none of those either.
    func ownPage(at path: RequestPath) throws(Problem) -> OwnPage {
        guard let page = OwnPage(rawValue: path.text) else {
            throw .unknownPath(path: path.text, hint: ReservedPath.hint(for: path) ?? router.hint(for: path))
        }
        return page
    }

    func show(_ page: OwnPage, to visit: Visit) throws(Problem) -> Answer {
        switch visit.request.method {
        case .get, .head: break
        case .options: return visit.answer(.options(HTTPMethod.allowed(by: [.get])))
        default:
            throw .methodNotAllowed(
                method: visit.request.method, path: page.rawValue, allowed: HTTPMethod.allowed(by: [.get]))
        }
        let mediaType = try Negotiation.choose(among: page.mediaTypes, for: visit.request)
        let name = RepresentationName(resource: "\(page.rawValue) as \(mediaType)", baseURL: visit.baseURL)
        if let kept = representations.representation(name, at: world.now()) { return try visit.answer(kept) }
        let representation = Representation(
            reply(of: page, as: mediaType, at: visit.baseURL), isSafe: true)
        representations.store(representation, as: name)
        return try visit.answer(representation)
    }

    private func reply(of page: OwnPage, as mediaType: HTTPWire.MediaType, at baseURL: String) -> Reply {
        switch page {
        case .front where mediaType.subtype == "html":
            var reply = Reply(mediaType: mediaType.description, body: FrontPage(of: self, at: baseURL).html)
            reply.fields = FrontPage.securityFields
            return reply
        case .front:
            return Reply(body: JSONWriter.prettyBytes(of: FrontPage(of: self, at: baseURL).value))
        case .document:
            return Reply(body: JSONWriter.prettyBytes(of: contract.value(servedAt: baseURL)))
        }
    }
}

extension ContractDocument {
    /// The document as it is served: with this server in place of those that it names.
    fileprivate func value(servedAt baseURL: String) -> JSONValue {
        guard var object = root.objectValue else { return root }
        object.set("servers", [["url": .string(baseURL)]])
        return .object(object)
    }
}
