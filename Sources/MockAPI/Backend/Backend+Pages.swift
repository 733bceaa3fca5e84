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

    var knownPath: KnownPath {
        KnownPath(template: PathTemplate(literals: [String(rawValue.dropFirst())]), methods: ["GET"])
    }
}

extension Backend {
    /// One of the server's own pages, where the document has nothing at the path; 404 where it is none of those either.
    func ownPage(at path: RequestPath, _ edition: Edition) throws(Problem) -> OwnPage {
        guard let page = OwnPage(rawValue: "/" + path.segments.joined(separator: "/")) else {
            let others = [OwnPage.document.knownPath] + admin.router.paths
            throw .unknownPath(path: path.text, hint: edition.router.hint(for: path, beside: others))
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
        let name = RepresentationName(
            resource: "\(page.rawValue) as \(mediaType)", baseURL: visit.baseURL, state: visit.state)
        if let kept = representations.representation(name, at: visit.now) { return try visit.answer(kept) }
        let representation = Representation(reply(of: page, as: mediaType, for: visit), isSafe: true)
        representations.store(representation, as: name)
        return try visit.answer(representation)
    }

    private func reply(of page: OwnPage, as mediaType: HTTPWire.MediaType, for visit: Visit) -> Reply {
        switch page {
        case .front where mediaType.subtype == "html":
            var reply = Reply(mediaType: mediaType.description, body: .bytes(FrontPage(for: visit).html))
            reply.fields = FrontPage.securityFields
            return reply
        case .front:
            return Reply(body: .bytes(JSONWriter.prettyBytes(of: FrontPage(for: visit).value)))
        case .document:
            return Reply(
                body: .bytes(JSONWriter.prettyBytes(of: visit.edition.contract.value(servedAt: visit.baseURL))))
        }
    }
}

extension ContractDocument {
    /// The document as it is served: with this server in place of those that it names.
    func value(servedAt baseURL: String) -> JSONValue {
        guard var object = root.objectValue else { return root }
        object.set("servers", [["url": .string(baseURL)]])
        return .object(object)
    }
}
