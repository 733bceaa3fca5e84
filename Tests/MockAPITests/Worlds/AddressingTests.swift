import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Which world a request is for")
struct AddressingTests {
    let client: Client
    let control: Control

    init() throws {
        control = try Control()
        client = control.client
    }

    /// The names of the worlds that asked something of an operation.
    private func asked() -> [String] {
        client.backend.worlds.all.filter { $0.read(\.journal).total() != 0 }.map(\.name)
    }

    private func get(_ target: String, _ fields: [String]) throws -> HTTPRequest {
        fields.reduce(try .get(target, as: .ada)) { $0.with(.xSoundcheckWorld, $1) }
    }

    @Test(
        "One is named by the path or by the field, or by both alike; without a name it is the default one",
        arguments: [
            ("/artist", [], "default"), ("/artist", ["default"], "default"), ("/w/default/artist", [], "default"),
            ("/w/demo/artist", [], "demo"), ("/artist", ["demo"], "demo"), ("/w/demo/artist", ["demo"], "demo"),
            ("/artist", ["demo", "demo"], "demo"), ("/w/demo/artist", ["demo", "demo"], "demo"),
            ("/w/d%65mo/artist", [], "demo"), ("/%77/demo/artist", ["demo"], "demo"), ("/w/w/artist", [], "w"),
            ("/w/0/artist", [], "0"), ("/w/-/artist", [], "-"),
            ("/w/" + String(repeating: "a", count: 64) + "/artist", [], String(repeating: "a", count: 64)),
        ])
    func named(target: String, fields: [String], world: String) throws {
        let answer = try client.ask(get(target, fields))
        #expect(answer.status == 200 && answer.operationId == "listArtists")
        #expect(asked() == [world])
    }

    @Test(
        "Two names are refused, and both are told",
        arguments: [
            ("/w/one/artist", ["two"], ["two", "one"]), ("/artist", ["one", "two"], ["one", "two"]),
            ("/w/one/artist", ["one", "two"], ["one", "two"]), ("/w/default/artist", ["one"], ["one", "default"]),
            ("/w/demo/artist", [""], ["", "demo"]), ("/artist", ["demo", "Demo"], ["demo", "Demo"]),
            ("/w/one/__admin", ["two"], ["two", "one"]), ("/w/one", ["two"], ["two", "one"]),
        ])
    func mismatch(target: String, fields: [String], names: [String]) throws {
        let answer = try client.ask(get(target, fields))
        #expect(answer.status == 400 && answer.code == "world-mismatch")
        #expect(answer.detail.contains("two worlds, \"\(names[0])\" and \"\(names[1])\""), "\(answer.detail)")
        #expect(client.backend.worlds.all.map(\.name) == ["default"])
    }

    static let badNames: [(target: String, fields: [String])] = [
        ("/w/Demo/artist", []), ("/artist", ["Demo"]), ("/w//artist", []), ("/w/", []), ("/artist", [""]),
        ("/w/\(String(repeating: "a", count: 65))/artist", []), ("/artist", [String(repeating: "a", count: 65)]),
        ("/w/de%2Fmo/artist", []), ("/w/demo%2Fartist", []), ("/artist", ["../demo"]), ("/artist", [".."]),
        ("/artist", ["demo, demo"]), ("/w/d%C3%A9mo/artist", []), ("/w/de_mo/artist", []), ("/artist", ["d%65mo"]),
        ("/w/de+mo/artist", []), ("/w/De%20mo/__admin/clock", []),
    ]

    @Test("What can be no name is refused with what names are like, and makes nothing", arguments: badNames)
    func badName(target: String, fields: [String]) throws {
        let answer = try client.ask(get(target, fields))
        #expect(answer.status == 400 && answer.code == "bad-request")
        #expect(answer.detail.hasSuffix("is no name for a world: expected 1 to 64 of a-z, 0-9 and -."))
        #expect(client.backend.worlds.all.count == 1)
    }

    @Test(
        "A path with dots or escapes that are none is no path of any world",
        arguments: [
            "/w/../artist", "/w/demo/../artist", "/w/./artist", "/w/%2E%2E/artist", "/w/de%mo/artist", "/w/%00/artist",
        ])
    func unreadable(target: String) throws {
        let answer = try client.ask(.get(target, as: .ada))
        #expect(answer.status == 400 && answer.code == "bad-request")
    }

    @Test("A world's front page is its prefix, with a slash behind it or without", arguments: WayIn.allCases)
    func frontPage(way: WayIn) throws {
        let demo = try client.world("demo")
        _ = try control(#"POST /__admin/reset {"scenario": "empty"}"#, of: demo)
        let title = try client.ask(.get("/"), of: demo, by: way)["title"]
        #expect(title != (try client.ask(.get("/"))["title"]))
        for target in ["/w/demo", "/w/demo/", "/w/demo?x=1"] {
            #expect(try client.ask(.get(target))["title"] == title)
        }
        #expect(try client.ask(.get("/w/demo//")).status == 404)
        #expect(try client.ask(.get("/w")).status == 404)
    }

    @Test("From a world's own port none but that world is reached")
    func ownPort() throws {
        let demo = try client.world("demo")
        for request in try [get("/artist", []), get("/w/demo/artist", []), get("/w/demo/artist", ["demo"])] {
            #expect(try client.ask(request, through: .world(demo)).status == 200)
        }
        #expect(asked() == ["demo"])
        for (target, fields) in [
            ("/w/other/artist", []), ("/artist", ["other"]), ("/artist", ["default"]), ("/w/default/__admin/clock", []),
            ("/w/Other/artist", []), ("/w/", []),
        ] {
            let answer = try client.ask(get(target, fields), through: .world(demo))
            #expect(answer.status == 400 && answer.code == "world-mismatch", "\(target) \(fields)")
            #expect(answer.detail.contains("port"))
        }
        #expect(client.backend.worlds.all.map(\.name) == ["default", "demo"])
    }

    @Test("The log tells once that a world was made, whatever the request came to", arguments: ["/artist", "/nothing"])
    func notice(path: String) throws {
        let first = try client.ask(.get("/w/demo\(path)", as: .ada))
        #expect(first.notices == ["The world \"demo\" was made: nobody had named it before."])
        #expect(try client.ask(.get("/w/demo\(path)", as: .ada)).notices.isEmpty)
        #expect(try client.ask(.get(path, as: .ada)).notices.isEmpty)
    }

    @Test("A problem names the path as it was sent", arguments: ["/w/demo/nothing", "/w/demo/artist/nothing"])
    func instance(target: String) throws {
        let answer = try client.ask(.get(target, as: .ada))
        #expect(answer.status == 404 && answer["instance"] == .string(target))
    }
}
