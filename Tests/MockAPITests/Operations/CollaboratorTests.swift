import Catalog
import HTTPWire
import JSONText
import Testing

@Suite("Collaborators come, change and go")
struct CollaboratorTests {
    let client: Client

    init() throws { client = try Client() }

    struct Share: Sendable, CustomTestStringConvertible {
        let resource: SharedResource
        let recipient: Person
        let role: String

        var testDescription: String { "\(resource.id) to \(recipient) as \(role)" }
    }

    static let roles = ["viewer", "editor", "admin"]

    /// Everything that Ada can share with somebody.
    static let shares = SharedResource.all.flatMap { resource in
        resource.others.flatMap { person in
            roles.map { Share(resource: resource, recipient: person, role: $0) }
        }
    }

    private func add(_ share: Share) throws -> Exchange {
        let answer = try client.ask(.add(share.recipient, to: share.resource, as: share.role))
        try #require(answer.status == 201, "\(answer): \(answer.detail)")
        return answer
    }

    // MARK: Adding

    @Test("Who is added is named in the answer, and to everybody who reads the resource", arguments: shares)
    func added(share: Share) throws {
        let before = try client.collaborators(of: share.resource)
        let now = client.state.now
        let answer = try add(share)
        let expected: JSONValue = [
            "user": try client.summary(of: share.recipient), "role": .string(share.role),
            "grantedAt": .string(now.description), "grantedBy": try client.summary(of: .ada),
        ]
        #expect(answer.json == expected)
        #expect(answer[.location] == "http://localhost:8080\(share.resource.collaborators(share.recipient))")
        #expect(answer[.cacheControl] == "no-store")
        #expect(client.state.now == now.advanced(by: 1))
        let model = RoleModel(client.catalog)
        for person in Person.allCases where model.access(of: person.id, to: share.resource.id).role != nil {
            #expect(try client.collaborators(of: share.resource, as: person) == before + [expected], "to \(person)")
        }
    }

    @Test("They have the role there and on all below, and everybody else has what they had", arguments: shares)
    func access(share: Share) throws {
        _ = try add(share)
        try client.expectRoles(on: share.resource)
    }

    @Test(
        "It comes inbound to them alone, as recent to them and to its admins, and outbound to its owner",
        arguments: shares.filter { $0.role == "editor" })
    func views(share: Share) throws {
        let (resource, recipient) = (share.resource, share.recipient)
        let before = try SharingViews(client)
        let now = client.state.now
        _ = try add(share)
        let after = try SharingViews(client)

        for person in Person.allCases {
            var inbound = before.inbound[person] ?? [:]
            if person == recipient { inbound[resource.level, default: []].insert(resource.id.id, at: 0) }
            #expect(after.inbound[person] == inbound, "inbound to \(person)")

            let recents = after.recents[person] ?? []
            let isTold =
                person == recipient || RoleModel(client.catalog).access(of: person.id, to: resource.id).role == .admin
            if isTold { try expectShare(recents.first, of: share, at: now) }
            if person != recipient {
                // What happened before on the resource is news to the recipient only.
                #expect(
                    Array(recents.ids.dropFirst(isTold ? 1 : 0)) == before.recents[person]?.ids, "recent to \(person)")
            }
            if person != .ada { #expect(after.outbound[person] == before.outbound[person], "outbound of \(person)") }
        }
        let entry = after.outbound[.ada]?[resource.level]?.arrayValue?.first
        #expect(entry?["id"] == .string(resource.id.id) && entry?["lastSharedAt"] == .string(now.description))
        #expect(entry?["collaborators"]?.arrayValue == (try client.collaborators(of: resource)))
    }

    private func expectShare(_ activity: JSONValue?, of share: Share, at now: Instant) throws {
        let activity = try #require(activity)
        #expect(activity["kind"] == "shared" && activity["at"] == .string(now.description))
        #expect(activity["actor"] == (try client.summary(of: .ada)))
        #expect(activity["recipient"] == (try client.summary(of: share.recipient)))
        #expect(activity["subject"]?["type"] == .string(share.resource.id.kind.rawValue))
        #expect(activity["subject"]?["id"] == .string(share.resource.id.id))
    }

    @Test("The entry says what was granted, by whom and when, and what is in effect", arguments: SharedResource.all)
    func sharing(resource: SharedResource) throws {
        let now = client.state.now
        // Both are admins, but not the owner.
        let sharer: Person = resource.id.kind == .track ? .dara : .ben
        _ = try client.ask(.add(.eli, to: resource, as: "editor", by: sharer))
        let entry = try client.ask(.get(resource.inbound, as: .eli)).elements.first
        #expect(
            entry?["sharing"] == [
                "role": "editor", "sharedBy": try client.summary(of: sharer), "sharedAt": .string(now.description),
            ])
        #expect(entry?["role"] == "editor")
    }

    // MARK: Changing

    @Test("Another role takes the place of the first; who gave it and when stays", arguments: SharedResource.all, roles)
    func changed(resource: SharedResource, role: String) throws {
        let person = resource.collaborator
        let before = try client.collaborators(of: resource)
        let views = try SharingViews(client)
        let answer = try client.ask(.change(person, on: resource, to: role))
        #expect(answer.status == 200)
        let index = try #require(before.firstIndex { $0["user"]?["id"] == .string(person.id) })
        var expected = before
        expected[index] = before[index].with("role", role)
        #expect(answer.json == expected[index])
        #expect(try client.collaborators(of: resource) == expected)
        try client.expectRoles(on: resource)

        let entry = try client.ask(.get(resource.inbound, as: person)).elements.first {
            $0["id"] == .string(resource.id.id)
        }
        #expect(entry?["sharing"]?["role"] == .string(role))
        #expect(try SharingViews(client).inbound == views.inbound)
    }

    @Test("The role that they have changes nothing, not even the clock", arguments: SharedResource.all, roles)
    func unchanged(resource: SharedResource, role: String) throws {
        let first = try client.ask(.change(resource.collaborator, on: resource, to: role))
        let state = client.state
        let second = try client.ask(.change(resource.collaborator, on: resource, to: role))
        #expect(second.status == 200 && second.body == first.body && second[.etag] == first[.etag])
        #expect(client.state == state)
    }

    @Test("An admin may make themself less, and then may no longer")
    func ownRole() throws {
        let track = SharedResource.all[2]
        #expect(try client.ask(.change(.dara, on: track, to: "viewer", by: .dara))["role"] == "viewer")
        #expect(try client.ask(.change(.dara, on: track, to: "admin", by: .dara)).status == 403)
    }

    // MARK: Removing

    @Test(
        "Who is removed has no more than what comes from above, and finds it in no list",
        arguments: shares.filter { $0.role == "editor" })
    func removed(share: Share) throws {
        let collaborators = try client.collaborators(of: share.resource)
        let before = try SharingViews(client)
        _ = try add(share)
        let answer = try client.ask(.remove(share.recipient, from: share.resource))
        #expect(answer.status == 204 && answer[.etag] == nil)

        #expect(try client.collaborators(of: share.resource) == collaborators)
        try client.expectRoles(on: share.resource)
        let after = try SharingViews(client)
        #expect(after.inbound == before.inbound && after.outbound == before.outbound)
        let model = RoleModel(client.catalog)
        for person in Person.allCases {
            // The activity stays for those who may still see it.
            let role = model.access(of: person.id, to: share.resource.id).role
            let isTold = role == .admin || person == share.recipient && role != nil
            let recents = after.recents[person]?.ids ?? []
            #expect(Array(recents.dropFirst(isTold ? 1 : 0)) == before.recents[person]?.ids, "to \(person)")
        }
        #expect(try client.ask(.remove(share.recipient, from: share.resource)).status == 404)
    }

    @Test("Who comes again comes as somebody new", arguments: SharedResource.all)
    func again(resource: SharedResource) throws {
        let first = try client.ask(.add(.eli, to: resource))
        _ = try client.ask(.remove(.eli, from: resource))
        let second = try client.ask(.add(.eli, to: resource))
        #expect(second.status == 201 && second["grantedAt"] != first["grantedAt"])
        let shared = try client.list("/collaboration/recents", as: .eli).filter { $0["kind"] == "shared" }
        #expect(Set(shared.ids).count == 2)
    }

    // MARK: The aggregate

    @Test("After each step shared-by-me is what a client derives", arguments: SharedResource.all)
    func derivation(resource: SharedResource) throws {
        for request in [
            try HTTPRequest.add(.eli, to: resource), try .change(.eli, on: resource, to: "admin"),
            try .remove(resource.collaborator, from: resource), try .remove(.eli, from: resource),
        ] {
            #expect(try client.ask(request).status < 300)
            for person in [Person.ada, .ben, .eli] { try client.expectDerivationLaw(for: person) }
        }
    }
}
