import Catalog
import JSONText
import Testing

@testable import ContractCheck

@Suite("Roles as owners and collaborators make them")
struct EntitlementTests {
    private let track = Sighting.Resource(level: .track, id: "t")

    /// What `me` is shown of a track, its project and its space, each with the role granted there; nil for what is refused.
    private func picture(track: String, project: String?, space: String?, owner: String = "other") -> Picture {
        func detail(_ operation: String, _ id: String, _ role: String?, _ holders: JSONValue) -> Showing? {
            role.map { role in
                let granted: JSONValue = role.isEmpty ? [] : [["user": ["id": "me"], "role": .string(role)]]
                let json = holders.merged(with: ["id": .string(id), "owner": ["id": .string(owner)]])
                    .merged(with: ["collaborators": granted])
                return Showing(id: .init(operation: operation, subject: id, caller: "Me"), json: json)
            }
        }
        let details = [
            detail("getTrack", "t", track, ["projectId": "p", "artistId": "s"]),
            detail("getProject", "p", project, ["artistId": "s"]), detail("getArtist", "s", space, [:]),
        ]
        let me = Showing(id: .init(operation: "getCurrentUser", caller: "Me"), json: ["id": "me"])
        let ids = [("getTrack", "t"), ("getProject", "p"), ("getArtist", "s")]
        let refusals = zip(ids, details).filter { $1 == nil }.map { id, _ in
            (Showing.ID(operation: id.0, subject: id.1, caller: "Me"), 403)
        }
        return Picture(details.compactMap { $0 } + [me], refusals: Dictionary(uniqueKeysWithValues: refusals))
    }

    private func entitlement(_ picture: Picture) -> Entitlement? { picture.entitlement(of: "Me", to: track) }

    @Test("The strongest counts, and of equal ones the nearest")
    func strongest() {
        let cascading = entitlement(picture(track: "viewer", project: "", space: "admin"))
        #expect(cascading == Entitlement(role: .admin, rule: "inherited", on: .init(level: .space, id: "s")))
        let direct = entitlement(picture(track: "editor", project: "editor", space: "viewer"))
        #expect(direct == Entitlement(role: .editor, rule: "grant", on: track))
        let nearest = entitlement(picture(track: "", project: "viewer", space: "viewer"))
        #expect(nearest == Entitlement(role: .viewer, rule: "inherited", on: .init(level: .project, id: "p")))
    }

    @Test("Who owns the space owns all of it")
    func owner() {
        let entitlement = entitlement(picture(track: "", project: "", space: "", owner: "me"))
        #expect(entitlement == Entitlement(role: .owner, rule: "owner", on: .init(level: .space, id: "s")))
    }

    @Test("A refused holder gives nothing")
    func refused() {
        #expect(entitlement(picture(track: "viewer", project: nil, space: nil))?.rule == "grant")
    }

    @Test("A role that the contract does not know is nobody's to judge")
    func unknown() {
        #expect(entitlement(picture(track: "viewer", project: "conductor", space: "")) == nil)
    }

    @Test("What was never asked may give anything")
    func unasked() {
        let whole = picture(track: "viewer", project: "", space: "")
        let partial = Picture(whole.showings.filter { $0.id.operation != "getProject" })
        #expect(entitlement(partial) == nil)
    }
}
