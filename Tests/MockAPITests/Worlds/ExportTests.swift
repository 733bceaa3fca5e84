import Catalog
import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

/// What `GET /__admin/export` gives is a scenario like any other: a server that plays it answers the same bytes.
@Suite("A world that is exported")
struct ExportTests {
    @Test("answers the same once it is loaded, everybody about everything", arguments: [UInt64(1), 2])
    func roundTrip(seed: UInt64) throws {
        let control = try Control()
        let world = try control.client.world("demo")
        var changes = Changes(seed: seed)
        var statuses: [Int: Int] = [:]
        for _ in 1...80 {
            let line = changes.next(in: world.read(\.catalog))
            statuses[try control(line, of: world).status / 100, default: 0] += 1
        }
        // Most were made, and the others were refused.
        #expect(statuses[2, default: 0] > 40, "\(statuses)")

        let exported = try #require(try control("GET /__admin/export", of: world).json?.objectValue)
        let texts = exported.members.map { ($0.key, JSONWriter.bytes(of: $0.value)) }
        let catalog = try SeedLoader.catalog(from: Dictionary(uniqueKeysWithValues: texts))
        let copy = try Client(worlds: .standing(catalog))
        #expect(try copy.ask(.get("/__admin/export")).json == .object(exported))

        var count = 0
        for operation in control.client.contract.operations where operation.isReading && operation.answersJSON {
            for path in paths(of: operation, in: catalog) {
                for person in operation.callers {
                    let request = try operation.request(path: path, as: person)
                    let answer = control.client.backend.respond(to: request, through: .world(world)).answer.response
                    let again = copy.backend.respond(to: request).answer.response
                    count += 1
                    let isSame =
                        again.body.bytes == answer.body.bytes
                        && again.fields.entries.elementsEqual(answer.fields.entries, by: ==)
                    #expect(
                        isSame && again.status == answer.status, "\(request.target) as \(person?.rawValue ?? "nobody")")
                }
            }
        }
        #expect(count > 500)
    }

    @Test("has everything as it is at that moment, and nothing of weather and journal")
    func contents() throws {
        let control = try Control()
        let plain = try control("GET /__admin/export").json
        _ = try control(#"POST /__admin/faults {"delayMs": 1}"#)
        _ = try control.client.ask(.get("/artist", as: .ada))
        #expect(try control("GET /__admin/export").json == plain)
        _ = try control(#"PUT /__admin/clock {"advanceSeconds": 60}"#)
        #expect(try control("GET /__admin/export")["scenario.json"]?["now"] == "2026-06-07T09:31:00Z")
    }

    /// The operation's path with every id that its parameter can have; tracks and files are many, and some will do.
    private func paths(of operation: Contract.Operation, in catalog: Snapshot) -> [String] {
        guard let name = operation.pathParameters.first?.name else { return [operation.path()] }
        let ids: [String] =
            switch name {
            case "artistId": catalog.spaces.map(\.id)
            case "projectId": catalog.projects.map(\.id)
            case "linkToken": catalog.links.map(\.token)
            case "fileId": catalog.files.enumerated().filter { $0.offset % 97 == 0 }.map(\.element.id)
            default: catalog.tracks.enumerated().filter { $0.offset % 25 == 0 }.map(\.element.id)
            }
        return (ids + ["nothing"]).map { operation.path(with: [name: $0]) }
    }
}

/// Changes that somebody could make, drawn by a seed; some of them are refused.
private struct Changes {
    private var state: UInt64
    private var made = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// A number below `bound`.
    private mutating func draw(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, bound)))
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[draw(elements.count)] }

    mutating func next(in catalog: Snapshot) -> String {
        made += 1
        let user = pick(catalog.users).id
        let track = pick(catalog.tracks)
        let file = pick(catalog.files).id
        let at = "2026-0\(1 + draw(6))-1\(draw(9))T0\(draw(9)):00:00Z"
        switch draw(12) {
        case 0: return #"PATCH /__admin/data/tracks/\#(track.id) {"name": "Take \#(made)", "label": null}"#
        case 1: return #"PATCH /__admin/data/tracks/\#(track.id) {"artworkId": "artwork-new-\#(made)"}"#
        case 2:
            return #"PUT /__admin/data/comments/new-\#(draw(20)) {"fileId": "\#(file)", "authorId": "user-ada", "#
                + #""text": "Number \#(made)", "createdAt": "\#(at)", "updatedAt": "\#(at)"}"#
        case 3: return "DELETE /__admin/data/comments/\(pick(catalog.comments).id)?cascade=true"
        case 4: return "DELETE /__admin/data/tracks/\(track.id)?cascade=true"
        case 5:
            return #"PUT /__admin/data/links/new-\#(draw(9)) {"token": "mock-new-\#(draw(99))", "access": "listen", "#
                + #""resourceType": "track", "resourceId": "\#(track.id)", "createdById": "user-ada", "createdAt": "\#(at)"}"#
        case 6: return #"PATCH /__admin/data/links/\#(pick(catalog.links).id) {"revokedAt": "2026-06-07T09:00:00Z"}"#
        case 7:
            return #"PUT /__admin/data/grants/new-\#(draw(9)) {"userId": "\#(user)", "role": "editor", "#
                + #""resourceType": "track", "resourceId": "\#(track.id)", "grantedById": "user-ada", "grantedAt": "\#(at)"}"#
        case 8: return "DELETE /__admin/data/grants/\(pick(catalog.grants).id)"
        case 9:
            return #"PUT /__admin/data/artists/new-\#(draw(9)) {"ownerId": "\#(user)", "name": "Space \#(draw(4))", "#
                + #""createdAt": "\#(at)", "updatedAt": "\#(at)"}"#
        case 10:
            return #"PUT /__admin/data/projects/new-\#(draw(9)) {"artistId": "\#(pick(catalog.spaces).id)", "#
                + #""name": "Project \#(draw(4))", "kind": "ep", "createdAt": "\#(at)", "updatedAt": "\#(at)"}"#
        default: return #"PUT /__admin/clock {"advanceSeconds": \#(draw(100_000))}"#
        }
    }
}
