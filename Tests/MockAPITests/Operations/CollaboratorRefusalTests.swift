import Catalog
import HTTPWire
import JSONText
import Testing

@Suite("What collaborators cannot be")
struct CollaboratorRefusalTests {
    let client: Client

    init() throws { client = try Client() }

    private func expect(
        _ request: HTTPRequest, is status: Int, saying words: String..., at places: [String] = [],
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let state = client.state
        let answer = try client.ask(request, location)
        #expect(answer.status == status, "\(answer)", sourceLocation: location)
        for word in words {
            #expect(answer.detail.contains(word), "\(answer): \(answer.detail)", sourceLocation: location)
        }
        #expect(answer.faultyPlaces == places, "\(answer)", sourceLocation: location)
        #expect(client.state == state, "\(answer) changed something", sourceLocation: location)
    }

    private static let levels = SharedResource.all

    /// The three requests for one person on one resource.
    private func requests(
        for person: Person, on resource: SharedResource, by actor: Person = .ada
    ) throws -> [HTTPRequest] {
        [
            try .add(person, to: resource, by: actor), try .change(person, on: resource, to: "viewer", by: actor),
            try .remove(person, from: resource, by: actor),
        ]
    }

    // MARK: Existence

    @Test("What there is not is said first, to whomever", arguments: levels, [Person.ada, .eli])
    func unknown(resource: SharedResource, actor: Person) throws {
        for request in try requests(for: .cleo, on: resource.at("\(resource.id.id)s"), by: actor) {
            try expect(request, is: 404, saying: "\"\(resource.id.id)s\"", "did you mean \"\(resource.id.id)\"?")
        }
        for id in ["user-clio", "cleo"] {
            for method in [HTTPMethod.post, .patch, .delete] {
                let request = try HTTPRequest.make(method, resource.collaborators(id), as: actor)
                    .with(body: Array(#"{"role": "viewer"}"#.utf8))
                try expect(request, is: 404, saying: "No user has the id \"\(id)\"; did you mean \"user-cleo\"?")
            }
        }
    }

    @Test("An id of another level is said to be one", arguments: levels)
    func otherLevel(resource: SharedResource) throws {
        let other = Self.levels.first { $0.id.kind != resource.id.kind }
        let id = try #require(other?.id.id)
        for request in try requests(for: .eli, on: resource.at(id)) {
            try expect(request, is: 404, saying: "\"\(id)\"; a", "has it.")
        }
    }

    @Test("Who has no grant on the resource itself cannot be changed there, and it says what they have")
    func noGrant() throws {
        let (space, project, track) = (Self.levels[0], Self.levels[1], Self.levels[2])
        let cases: [(Person, SharedResource, String)] = [
            (.eli, space, "Eli Novak has no role on the space \"Night Bloom\"."),
            (.ben, project, "Ben Hartley is admin by a grant on the space \"Night Bloom\", and can be changed there."),
            (
                .faye, track,
                "Faye Nakamura is editor by a grant on the project \"Afterglow\", and can be changed there."
            ),
            (.ada, track, "Ada Okonkwo owns the space \"Night Bloom\"."),
        ]
        for (person, resource, words) in cases {
            for actor in [Person.ada, .eli] {
                for request in try requests(for: person, on: resource, by: actor).dropFirst() {
                    try expect(request, is: 404, saying: "No collaborator has the id \"\(person.id)\"", words)
                }
            }
        }
    }

    // MARK: Bodies

    @Test(
        "A role is admin, editor or viewer, and nothing else is taken",
        arguments: levels,
        [
            (#"{"role": "owner"}"#, "/role"), (#"{"role": "Viewer"}"#, "/role"), (#"{"role": null}"#, "/role"),
            (#"{"role": 1}"#, "/role"), ("{}", ""), ("[]", ""), ("null", ""), ("", ""), (#"{"role": "viewer""#, ""),
        ])
    func badBody(resource: SharedResource, body: (text: String, place: String)) throws {
        for (method, person) in [(HTTPMethod.post, Person.eli), (.patch, resource.collaborator)] {
            let request = try HTTPRequest.make(method, resource.collaborators(person), as: .ada)
                .with(body: Array(body.text.utf8))
            let state = client.state
            let answer = try client.ask(request)
            #expect(answer.status == 400 && answer.code == "invalid-body", "\(answer)")
            #expect(answer.faultyPlaces.first?.hasPrefix(body.place) == true, "\(answer.faultyPlaces)")
            #expect(client.state == state)
        }
    }

    @Test("A body must say that it is JSON", arguments: levels)
    func mediaType(resource: SharedResource) throws {
        for (method, person) in [(HTTPMethod.post, Person.eli), (.patch, resource.collaborator)] {
            let request = try HTTPRequest.make(method, resource.collaborators(person), as: .ada)
                .with(body: Array(#"{"role": "viewer"}"#.utf8), type: "text/plain")
            try expect(request, is: 415, saying: "application/json")
        }
    }

    // MARK: State

    @Test("Who has a grant is not added again, and it says which role that is and how to change it", arguments: levels)
    func granted(resource: SharedResource) throws {
        let role = try #require(client.catalog.grant(to: resource.collaborator.id, on: resource.id)?.role.rawValue)
        let request = try HTTPRequest.add(resource.collaborator, to: resource, as: role)
        try expect(request, is: 409, saying: "is \(role) on the \(resource.id.kind.rawValue)", "PATCH", "DELETE")
    }

    @Test("Whose space it is cannot be given anything in it, not even by an admin", arguments: levels)
    func owner(resource: SharedResource) throws {
        for actor in [Person.ada, resource.id.kind == .track ? .dara : .ben] {
            let request = try HTTPRequest.add(.ada, to: resource, as: "admin", by: actor)
            try expect(request, is: 409, saying: "Ada Okonkwo owns the space \"Night Bloom\"", "nothing to add")
        }
    }

    // MARK: The order

    @Test("Existence is judged before access, access before the body, the body before the state, that before If-Match")
    func order() throws {
        let project = Self.levels[1]
        var request = try HTTPRequest.make(.post, project.collaborators("user-nobody"), as: .eli)
            .with(body: [], type: "text/plain").with(.ifMatch, "\"old\"")
        try expect(request, is: 404, saying: "No user")
        request.target = try RequestTarget(project.collaborators(.faye))
        try expect(request, is: 403, saying: "needs the role admin")
        let owners = try HTTPRequest.make(.post, project.collaborators(.faye), as: .ada).with(.ifMatch, "\"old\"")
        try expect(owners.with(body: [], type: "text/plain"), is: 415)
        try expect(owners.with(body: Array(#"{"role": 1}"#.utf8)), is: 400, at: ["/role"])
        try expect(owners.with(body: Array(#"{"role": "viewer"}"#.utf8)), is: 409)
        request = try HTTPRequest.add(.eli, to: project).with(.ifMatch, "\"old\"")
        try expect(request, is: 412)
    }

    // MARK: Conditions

    @Test("If-Match names the collaborator as the last answer showed it", arguments: levels)
    func ifMatch(resource: SharedResource) throws {
        let made = try #require(client.ask(.add(.eli, to: resource))[.etag])
        let change = try HTTPRequest.change(.eli, on: resource, to: "editor")
        try expect(change.with(.ifMatch, "\"old\""), is: 412, saying: made)
        let changed = try client.ask(change.with(.ifMatch, made))
        let tag = try #require(changed[.etag])
        #expect(changed.status == 200 && tag != made)
        try expect(change.with(.ifMatch, made), is: 412, saying: tag)

        let removal = try HTTPRequest.remove(.eli, from: resource)
        try expect(removal.with(.ifMatch, made), is: 412, saying: tag)
        try expect(removal.with(.ifNoneMatch, "*"), is: 412, saying: tag)
        #expect(try client.ask(removal.with(.ifMatch, "\"other\", \(tag)")).status == 204)
        try expect(removal.with(.ifMatch, tag), is: 404)
    }

    @Test("Of somebody who is not there yet nothing can match, and If-None-Match says so", arguments: levels)
    func notThereYet(resource: SharedResource) throws {
        let request = try HTTPRequest.add(.eli, to: resource)
        try expect(request.with(.ifMatch, "*"), is: 412, saying: "not there yet")
        #expect(try client.ask(request.with(.ifNoneMatch, "*")).status == 201)
    }
}
