import Catalog
import MockAPI
import MockServer

extension Banner {
    /// A request that works when it is pasted, by somebody who has something to show.
    static func sampleCommand(for server: MockServer) -> String {
        let url = server.url.absoluteString
        guard let operation = server.backend.contract.operation("listArtists"),
            let person = sampleCaller(in: server.backend.worlds.standard.moment)
        else { return "curl \(url)/" }
        return "curl -H 'Authorization: Bearer \(person.token)' \(url)\(operation.path)"
    }

    /// The first person with a space, or else the first at all, of those whose token works.
    private static func sampleCaller(in moment: World.Moment) -> User? {
        let catalog = moment.catalog
        let able = catalog.users.filter { user in user.tokenExpiresAt.map { $0 > moment.now } ?? true }
        return able.first { !catalog.spaces(ownedBy: $0.id).isEmpty } ?? able.first
    }
}
