import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The control side's statuses")
struct AdminStatusTests {
    /// What an operation was answered with.
    struct Reached: Hashable, Comparable, CustomStringConvertible {
        let operation: String
        let status: Int
        var description: String { "\(operation) \(status)" }

        static func < (left: Reached, right: Reached) -> Bool { left.description < right.description }
    }

    /// Calls on a new server; the last of each is the one that matters.
    static let scenes: [[String]] = [
        [#"POST /__admin/worlds {"scenario": "nothing"}"#],
        [#"POST /__admin/worlds {"name": "default"}"#],
        [#"POST /__admin/worlds {"port": true}"#],
        ["GET /__admin/worlds/My%20world"],
        ["GET /__admin/worlds/nobody"],
        ["POST /__admin/worlds", "DELETE /__admin/worlds/world-1", "GET /__admin/worlds/world-1"],
        ["DELETE /__admin/worlds/My%20world"],
        ["DELETE /__admin/worlds/nobody"],
        ["DELETE /__admin/worlds/default"],
        ["POST /__admin/worlds", "DELETE /__admin/worlds/world-1", "DELETE /__admin/worlds/world-1"],
        [#"POST /__admin/fork {"to": "default"}"#],
        [#"POST /__admin/fork {"port": true}"#],
        [#"POST /__admin/reset {"scenario": "broken"}"#],
        ["GET /__admin/data/songs"],
        ["GET /__admin/data/songs/a"],
        ["GET /__admin/data/tracks/nothing"],
        [
            #"PUT /__admin/data/users/user-eli {"name": "Eli", "email": "eli@example.com", "password": "mock-eli-password", "token": "mock-eli", "about": ""}"#
        ],
        [
            #"PUT /__admin/data/artists/artist-night-bloom {"ownerId": "user-cleo", "name": "Night Bloom", "createdAt": "2025-06-09T08:08:58Z", "updatedAt": "2025-06-09T08:08:58Z"}"#
        ],
        ["PATCH /__admin/data/tracks/nothing {}"],
        [#"PATCH /__admin/data/artists/artist-night-bloom {"ownerId": "user-cleo"}"#],
        ["DELETE /__admin/data/tracks/track-undertow?cascade=perhaps"],
        ["DELETE /__admin/data/tracks/nothing"],
        ["DELETE /__admin/data/tracks/track-undertow"],
        [#"POST /__admin/data {"changes": [{"op": "delete", "collection": "tracks", "id": "nothing"}]}"#],
        [#"POST /__admin/data {"changes": [{"op": "delete", "collection": "tracks", "id": "track-undertow"}]}"#],
        ["GET /__admin/faults/fault-9"],
        ["DELETE /__admin/faults/fault-9"],
        ["GET /__admin/requests?status=no"],
    ]

    @Test("Every status that an operation lists can be reached, and none that it does not list")
    func statuses() throws {
        let contract = try Bundled.admin().contract
        var reached: Set<Reached> = []
        func note(_ answer: Exchange) throws {
            reached.insert(Reached(operation: try #require(answer.operationId), status: answer.status))
        }

        let control = try Control()
        for id in AdminOperations.handlers.map(\.operationId) {
            let operation = try #require(contract.operation(id))
            let request = try operation.request()
            if operation.success?.content != nil {
                try note(control.client.ask(request.with(.accept, "text/html")))
            }
            if operation.requestBody != nil {
                try note(control.client.ask(request.with(type: "text/plain")))
                try note(control.client.ask(request.with(body: Array("{".utf8))))
            }
            try note(control.client.ask(request.with(parameter: "unlisted=1")))
            try note(control.client.ask(request))
        }
        for scene in Self.scenes {
            let control = try Control(Control.worlds(withFaulty: "broken"))
            let answers = try scene.map { try control($0) }
            try note(try #require(answers.last))
        }
        let listed = contract.operations.flatMap { operation in
            operation.responses.keys.map { Reached(operation: operation.id, status: $0) }
        }
        #expect(reached.subtracting(listed).sorted() == [])
        #expect(Set(listed).subtracting(reached).sorted() == [])
    }
}

extension HTTPRequest {
    /// The same with another parameter in its query.
    fileprivate func with(parameter: String) throws -> HTTPRequest {
        var request = self
        request.target = try RequestTarget("\(target.path)?\(target.query.map { "\($0)&" } ?? "")\(parameter)")
        return request
    }

    /// The same with another type for its body.
    fileprivate func with(type: String) -> HTTPRequest {
        with(body: body.isEmpty ? Array("{}".utf8) : body, type: type)
    }
}
