import Contract
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("What an unknown path is told")
struct HintTests {
    /// A wrong path, which known ones come nearest, and why it is none of them.
    struct Row: Sendable, CustomTestStringConvertible {
        let path: String
        let nearest: String
        let reason: String

        init(_ path: String, _ nearest: String, _ reason: String) {
            self.path = path
            self.nearest = nearest
            self.reason = reason
        }

        var testDescription: String { path }
    }

    static let misspelt = [
        Row("/artists", "path is GET /artist", #"the 1st segment must be "artist", not "artists""#),
        Row("/Artist", "path is GET /artist", #"the 1st segment must be "artist", not "Artist" (case counts)"#),
        Row("/auth/ME", "path is GET /auth/me", #"the 2nd segment must be "me", not "ME" (case counts)"#),
        Row("/artis/a", "path is GET /artist/{artistId}", #"the 1st segment must be "artist", not "artis""#),
        Row(
            "/projects/artist/a", "path is GET /project/artist/{artistId}",
            #"the 1st segment must be "project", not "projects""#),
        Row(
            "/tracks/projects/x", "path is GET /track/project/{projectId}",
            #"the 1st segment must be "track", not "tracks"; the 2nd segment must be "project", not "projects""#),
        Row("/auth/signin", "path is POST /auth/sign-in", #"the 2nd segment must be "sign-in", not "signin""#),
        Row(
            "/collaboration/shared-by-you", "path is GET /collaboration/shared-by-me",
            #"the 2nd segment must be "shared-by-me", not "shared-by-you""#),
        Row(
            "/collaboration/collaborator/%22space", "path is GET /collaboration/collaborator/spaces",
            #"the 3rd segment must be "spaces", not "\"space""#),
    ]

    static let otherwiseWrong = [
        Row("/artist/", "path is GET /artist", "the slash at the end must go"),
        Row("/artist/a/", "path is GET /artist/{artistId}", "the slash at the end must go"),
        Row("//artist", "path is GET /artist", "the empty segment must go"),
        Row(
            "//artists//", "path is GET /artist",
            #"the empty segment must go; the slash at the end must go; the 1st segment must be "artist", not "artists""#
        ),
        Row("/project//a", "path is GET /project/{projectId}", "the empty segment must go"),
        Row("/collaboration%2Frecents", "path is GET /collaboration/recents", "%2F is part of a segment and no slash"),
        Row(
            "/section%2Ffile/a", "path is GET /section/file/{fileId}", "%2F is part of a segment and no slash"),
        Row("/api/artist", "path is GET /artist", #"the prefix "/api" must go"#),
        Row("/v1/artist/a", "path is GET /artist/{artistId}", #"the prefix "/v1" must go"#),
        Row(
            "/api/v2/tracks/a", "path is GET /track/{trackId}",
            #"the prefix "/api/v2" must go; the 1st segment must be "track", not "tracks""#),
    ]

    static let partlyKnown = [
        Row("/artist/a/x", "path is GET /artist/{artistId}", "nothing comes after the 2nd segment"),
        Row("/artist/a/b%2Fc", "path is GET /artist/{artistId}", "nothing comes after the 2nd segment"),
        Row(
            "/artists/a/x/y/z", "path is GET /artist/{artistId}",
            #"the 1st segment must be "artist", not "artists"; nothing comes after the 2nd segment"#),
        Row("/section/file", "path is GET /section/file/{fileId}", "the 3rd segment, {fileId}, is missing"),
        Row(
            "/project", "paths are GET /project/artist/{artistId} and GET /project/{projectId}",
            #"the 2nd segment, "artist" or {projectId}, is missing"#),
        Row(
            "/auth/", "paths are POST /auth/sign-in and GET /auth/me", #"the 2nd segment, "sign-in" or "me", is empty"#),
        Row(
            "/auth/log-in", "paths are POST /auth/sign-in and GET /auth/me",
            #"the 2nd segment must be "sign-in" or "me", not "log-in""#),
        Row(
            "/collaboration/x",
            """
            paths are GET /collaboration/collaborator/spaces, GET /collaboration/collaborator/projects, \
            GET /collaboration/collaborator/tracks, GET /collaboration/recents and 4 more
            """,
            #"the 2nd segment must be "collaborator", "recents", "artist", "project" or 2 more, not "x""#),
    ]

    /// Where a client put nothing in the place of an id.
    static let emptied = [
        Row("/project/artist/", "path is GET /project/artist/{artistId}", "the 3rd segment, {artistId}, is empty"),
        Row("/track/project/", "path is GET /track/project/{projectId}", "the 3rd segment, {projectId}, is empty"),
        Row("/link/track/", "path is GET or POST /link/track/{trackId}", "the 3rd segment, {trackId}, is empty"),
        Row("/project/", "path is GET /project/{projectId}", "the 2nd segment, {projectId}, is empty"),
        Row(
            "/api/project/artist/", "path is GET /project/artist/{artistId}",
            #"the prefix "/api" must go; the 3rd segment, {artistId}, is empty"#),
    ]

    /// What the server has beside the document.
    static let own = [
        Row("/openapi.json/", "path is GET /openapi.json", "the slash at the end must go"),
        Row("/openapi", "path is GET /openapi.json", #"the 1st segment must be "openapi.json", not "openapi""#),
        Row("/openapi.yml", "path is GET /openapi.json", #"the 1st segment must be "openapi.json", not "openapi.yml""#),
        Row(
            "/openapi.yaml", "path is GET /openapi.json", #"the 1st segment must be "openapi.json", not "openapi.yaml""#
        ),
        Row("/admin", "path is GET /__admin", #"the 1st segment must be "__admin", not "admin""#),
        Row(
            "/__Admin/worlds", "path is GET or POST /__admin/worlds",
            #"the 1st segment must be "__admin", not "__Admin" (case counts)"#),
        Row("/faults", "path is GET, POST or DELETE /__admin/faults", #""/__admin" must come first"#),
    ]

    static let rearranged = [
        Row("/me", "path is GET /auth/me", #""/auth" must come first"#),
        Row("/recents", "path is GET /collaboration/recents", #""/collaboration" must come first"#),
        Row(
            "/shared-by-me/", "path is GET /collaboration/shared-by-me",
            #"the slash at the end must go; "/collaboration" must come first"#),
        Row(
            "/collaborator/spaces", "path is GET /collaboration/collaborator/spaces",
            #""/collaboration" must come first"#),
        Row(
            "/spaces", "path is GET /collaboration/collaborator/spaces",
            #""/collaboration/collaborator" must come first"#),
        Row(
            "/artist/artist-night-bloom/projects", "path is GET /project/artist/{artistId}",
            #""project" must come first, then "artist", then {artistId}"#),
        Row(
            "/projects/x/tracks", "path is GET /track/project/{projectId}",
            #""track" must come first, then "project", then {projectId}"#),
        Row(
            "/v2/tracks/x/link", "path is GET or POST /link/track/{trackId}",
            #"the prefix "/v2" must go; "link" must come first, then "track", then {trackId}"#),
    ]

    @Test(
        "The nearest path is named with its method, and why the given one is not it",
        arguments: misspelt + otherwiseWrong + partlyKnown + emptied + own + rearranged)
    func nearest(row: Row) throws {
        let answer = try Bundled.client().ask(.get(row.path, as: .ada))
        #expect(answer.status == 404 && answer.code == "not-found" && answer.operationId == nil)
        #expect(
            answer.detail == """
                There is nothing at \(row.path). The nearest \(row.nearest): \(row.reason). GET / lists all of them.
                """)
    }

    @Test(
        "Where nothing comes near, none is named",
        arguments: [
            "/entirely/elsewhere/and/more", "/index.html", "/favicon.ico", "/.env", "//", "/api", "/api/v1/",
            "/x/artist/a",
        ])
    func nothingNear(path: String) throws {
        let answer = try Bundled.client().ask(.get(path, as: .ada))
        #expect(answer.detail == "There is nothing at \(path). No path comes near it; GET / lists all of them.")
    }

    @Test("A slash too many is told at each path", arguments: Bundled.operationIds())
    func trailingSlash(operation id: String) throws {
        let operation = try Bundled.client().operation(id)
        let answer = try Bundled.client().ask(.make(HTTPMethod(rawValue: operation.method), operation.path() + "/"))
        // What is missing at "/track/" is the id, and not less slash; but here no id is missing.
        let sentence = " \(operation.path): the slash at the end must go."
        #expect(
            answer.status == 404 && answer.detail.contains(sentence) && answer.detail.contains(operation.method),
            "\(answer.detail)")
    }

    @Test("A path that takes several methods is told with all of them, and a prefix that it has is none too many")
    func severalMethods() throws {
        let operation: (String) -> JSONValue = {
            ["operationId": .string($0), "x-status": "proposed", "responses": ["204": ["description": "Fine."]]]
        }
        let contract = try Bundled.contract(changing: [
            ("/paths/~1api~1shelf", ["get": operation("getShelf"), "put": operation("putShelf")])
        ])
        let answer = try Client(contract: contract).ask(.get("/api/shelves"))
        let sentence = #"The nearest path is GET or PUT /api/shelf: the 2nd segment must be "shelf", not "shelves"."#
        #expect(answer.detail.contains(sentence), "\(answer.detail)")
    }

    @Test("A segment of any length is judged at once, and is quoted short")
    func longSegment() throws {
        let long = String(repeating: "artist", count: 1300)
        let answer = try Bundled.client().ask(.get("/auth/\(long)"))
        let hint = answer.detail.dropFirst("There is nothing at /auth/. ".count + long.count)
        #expect(hint.utf8.count < 300, "\(hint)")
    }
}
