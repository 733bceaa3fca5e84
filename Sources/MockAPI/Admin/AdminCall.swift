import Catalog
import Contract
import HTTPWire
import JSONText

/// One request to the control side, judged and decoded: all that its handlers work with.
package struct AdminCall: Sendable {
    /// Declared parameters; they satisfy their schemas.
    let arguments: Arguments
    let body: SentBody
    /// The world that the request was addressed to.
    let world: World
    let backend: Backend
    let admin: Admin
    /// What the request calls this machine.
    private let host: String
    /// Where every world can be named.
    private let mainPort: Int?

    /// - Precondition: the request was admitted, and its world is known.
    init(_ visit: Visit, arguments: Arguments, body: SentBody, backend: Backend, admin: Admin) {
        self.arguments = arguments
        self.body = body
        self.backend = backend
        self.admin = admin
        world = visit.world!.world
        let authority = visit.request.host!
        host = authority.host
        // By a world's own port none but that world can be named.
        let isOwnPort = authority.port != nil && authority.port == world.read(\.port)
        mainPort = isOwnPort ? backend.ports?.mainPort : authority.port
    }

    /// A text parameter that the operation declares as required (path parameters always are).
    func text(_ name: String) -> String { arguments[name]?.parameterText ?? "" }

    /// What the body says: its members but for those that are null, which mean nothing here. None where there is no body.
    func sent() throws(Problem) -> JSONObject {
        let members = try body.value()?.objectValue?.members ?? []
        return JSONObject(members.filter { $0.value != .null }.map { ($0.key, $0.value) })
    }
}

// MARK: - Addresses

extension AdminCall {
    /// Where the addressed world is.
    var url: String { url(of: world, at: world.read(\.port)) }

    /// Where something of the addressed world's control side is.
    func url(_ path: String...) -> String {
        "\(url)/\(Admin.root)" + path.map { "/" + $0.percentEncoded }.joined()
    }

    /// Where a world is, under the name that the request calls this machine.
    /// - Parameter port: the world's own, which is then its address; `default` needs nothing but the server's.
    func url(of world: World, at port: Int?) -> String {
        if let port { return "http://\(host):\(port)" }
        let prefix = world === backend.worlds.standard ? "" : WorldAddress.prefix(of: world.name)
        return "http://\(host)\(mainPort.map { ":\($0)" } ?? "")\(prefix)"
    }
}

extension Reply {
    static func json(_ value: JSONValue) -> Reply { Reply(body: .bytes(JSONWriter.bytes(of: value))) }

    /// 201, with where to read what was made.
    static func created(_ value: JSONValue, at url: String) -> Reply {
        Reply(status: .created, body: .bytes(JSONWriter.bytes(of: value)), fields: [(.location, url)])
    }
}
