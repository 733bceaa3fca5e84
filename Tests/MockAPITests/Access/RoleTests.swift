import Catalog
import JSONText
import Testing

@Suite("Roles")
struct RoleTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    static let cells: [RoleCase] = [
        .owner(.ada, .space("artist-night-bloom"), of: "artist-night-bloom"),
        .owner(.ada, .project("project-night-bloom-afterglow"), of: "artist-night-bloom"),
        .owner(.ada, .track("track-undertow"), of: "artist-night-bloom"),
        .direct(.cleo, .space("artist-layla-haddad"), .admin),
        .direct(.cleo, .space("artist-night-bloom"), .editor),
        .direct(.cleo, .space("artist-halcyon-drive"), .viewer),
        .direct(.cleo, .project("project-halcyon-drive-overpass"), .admin),
        .direct(.cleo, .project("project-low-tide-assembly-salt-maps"), .editor),
        .direct(.cleo, .project("project-kohaku-rain-garden"), .viewer),
        .direct(.cleo, .track("track-bin-night"), .admin),
        .direct(.cleo, .track("track-candela"), .editor),
        .direct(.cleo, .track("track-first-watch"), .viewer),
        .nothing(.eli, .space("artist-night-bloom")), .nothing(.eli, .project("project-night-bloom-afterglow")),
        .nothing(.eli, .track("track-undertow")),
    ]

    static let inherited: [RoleCase] = [
        .inherited(
            .cleo, .project("project-layla-haddad-stars"), .admin, from: .space("artist-layla-haddad")),
        .inherited(
            .cleo, .project("project-night-bloom-moonflower"), .editor, from: .space("artist-night-bloom")),
        .inherited(
            .cleo, .track("track-overpass-kohaku-remix"), .admin, from: .project("project-halcyon-drive-overpass")),
        .inherited(.faye, .track("track-undertow"), .editor, from: .project("project-night-bloom-afterglow")),
    ]

    static let overridden: [RoleCase] = [
        .inherited(.ben, .track("track-glasshouse"), .admin, from: .space("artist-night-bloom")),
        .inherited(.cleo, .track("track-window"), .admin, from: .space("artist-layla-haddad")),
        .inherited(
            .cleo, .project("project-night-bloom-greenhouse-tapes"), .editor, from: .space("artist-night-bloom")),
    ]

    static let ties: [RoleCase] = [
        .direct(.cleo, .project("project-night-bloom-afterglow"), .editor),
        .direct(.ben, .project("project-halcyon-drive-overpass"), .viewer),
        .direct(.cleo, .track("track-stillness"), .viewer),
        .inherited(.cleo, .track("track-undertow"), .editor, from: .project("project-night-bloom-afterglow")),
    ]

    static let nearer: [RoleCase] = [
        .direct(.cleo, .project("project-halcyon-drive-coastline"), .editor),
        .direct(.ada, .project("project-sable-choir-candle-rota"), .editor),
        .inherited(.ada, .track("track-first-watch"), .editor, from: .project("project-sable-choir-candle-rota")),
    ]

    static let sideDoors: [RoleCase] = [
        .direct(.faye, .project("project-night-bloom-afterglow"), .editor),
        .direct(.faye, .project("project-night-bloom-velvet-hours"), .viewer),
        .direct(.faye, .track("track-vixen"), .viewer),
        .direct(.faye, .track("track-overpass-kohaku-remix"), .admin),
        .direct(.ada, .track("track-homeward"), .editor),
        .direct(.dara, .track("track-undertow"), .admin),
        .nothing(.faye, .space("artist-night-bloom")),
        .nothing(.faye, .project("project-the-tin-foxes-den-life")),
        .nothing(.ada, .project("project-idan-raz-white-city")),
        .nothing(.dara, .project("project-night-bloom-afterglow")),
    ]

    @Test("Each role on each level, by a grant on it, by ownership, or none", arguments: cells)
    func cell(row: RoleCase) throws { try check(row) }

    @Test("A grant holds for all below it", arguments: inherited)
    func below(row: RoleCase) throws { try check(row) }

    @Test("A stronger role from above overrides a grant", arguments: overridden)
    func override(row: RoleCase) throws { try check(row) }

    @Test("Of equal roles the nearest level decides", arguments: ties)
    func tie(row: RoleCase) throws { try check(row) }

    @Test("A nearer grant that is stronger decides", arguments: nearer)
    func near(row: RoleCase) throws { try check(row) }

    @Test("A grant says nothing of what is above or beside it", arguments: sideDoors)
    func sideDoor(row: RoleCase) throws { try check(row) }

    @Test("Share links are for admins and owners", arguments: cells + overridden + ties + sideDoors)
    func links(row: RoleCase) throws {
        let answer = try client.ask(.get(row.linksPath, as: row.person))
        if let role = row.role, role >= .admin {
            #expect(answer.status == 200)
        } else {
            try expectRefusal(answer, of: row, required: "admin")
        }
    }

    private func check(_ row: RoleCase) throws {
        let answer = try client.ask(.get(row.path, as: row.person))
        guard let role = row.role else { return try expectRefusal(answer, of: row, required: "viewer") }
        #expect(answer.status == 200)
        #expect(answer["role"] == .string(role.rawValue))
        #expect(answer["access"] == ["role": .string(role.rawValue), "decidedBy": try decidedBy(row)])
    }

    private func expectRefusal(_ answer: Exchange, of row: RoleCase, required: String) throws {
        #expect(answer.status == 403 && answer.code == "forbidden")
        var access = JSONObject([("required", .string(required))])
        if let role = row.role { access.set("effective", .string(role.rawValue)) }
        access.set("decidedBy", try decidedBy(row))
        #expect(answer["access"] == .object(access))
        #expect(answer.detail.contains("needs the role \(required) on the \(row.resource.kind.rawValue)"))
        if let grant = row.grant { #expect(answer.detail.contains("by the grant \"\(grant)\"")) }
    }

    private func decidedBy(_ row: RoleCase) throws -> JSONValue {
        RoleModel(client.catalog).decidedBy(Decision(rule: row.rule, on: row.on, grantId: row.grant))
    }
}
