import Catalog
import MockAPI
import MockServer

extension Banner {
    /// A request that works when it is pasted, by somebody who has something to show.
    static func sampleCommand(for server: MockServer) -> String {
        let url = server.url.absoluteString
        guard let operation = server.backend.contract.operation("listArtists"),
            let person = sampleCaller(of: server.backend.world)
        else { return "curl \(url)/" }
        return "curl -H 'Authorization: Bearer \(person.token)' \(url)\(operation.path)"
    }

    /// The first person with a space, or else the first at all, of those whose token works.
    private static func sampleCaller(of world: World) -> User? {
        let now = world.now()
        let able = world.catalog.users.filter { user in user.tokenExpiresAt.map { $0 > now } ?? true }
        return able.first { !world.catalog.spaces(ownedBy: $0.id).isEmpty } ?? able.first
    }
}
