import ContractCheck
import JSONText

/// Servers that break rules of HTTP or of the document's conventions.
extension ProtocolBreakage {
    static let all = statuses + bodies + fields + methods + conditions + queries + problems + paths

    static let statuses: [ProtocolBreakage] = [
        ProtocolBreakage(
            "links of a project are not implemented", foundBy: ["listProjectLinks.status"], at: "/link/project/*"
        ) { request, response in
            if response.status == 200 { response = .problem(501, "not-implemented", at: request) }
        },
        ProtocolBreakage("a success is called 201", foundBy: ["listRecents.status"], at: "/collaboration/recents") {
            if $1.status == 200 { $1.status = 201 }
        },
        ProtocolBreakage(
            "whoever has no token is taken for Ada", foundBy: ["listArtists.unauthenticated"], at: "/artist"
        ) { request, sound throws(TransportFault) in
            let isNobodys = request["Authorization"] == nil && request.method == "GET"
            return try sound.answer(to: isNobodys ? request.with("Authorization", "Bearer mock-ada") : request)
        },
        ProtocolBreakage(
            "any token is good", foundBy: ["getCurrentUser.unauthenticated"], at: "/auth/me"
        ) { request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 401, request["Authorization"] != nil else { return response }
            return try sound.answer(to: request.with("Authorization", "Bearer mock-ada"))
        },
        ProtocolBreakage("401 without a challenge", foundBy: ["getTrack.unauthenticated"], at: "/track/*") {
            if $1.status == 401 { $1.set("WWW-Authenticate", nil) }
        },
        ProtocolBreakage("any password will do", foundBy: ["signIn.unauthenticated"], at: "/auth/sign-in") {
            request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 401 else { return response }
            let body = #"{"email": "ada@example.com", "password": "mock-password"}"#
            return try sound.answer(
                to: CheckRequest("POST", request.target, fields: request.fields, body: Array(body.utf8)))
        },
        ProtocolBreakage(
            "a project is shown to whoever knows its id", foundBy: ["getProject.forbidden", "getProject.roles"],
            at: "/project/*"
        ) { request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 403 else { return response }
            return try sound.answer(to: request.with("Authorization", "Bearer mock-ada"))
        },
        ProtocolBreakage(
            "what is out of reach is said not to exist", foundBy: ["getTrack.forbidden"], at: "/track/*"
        ) { request, response in
            if response.status == 403 { response = .problem(404, "not-found", at: request) }
        },
        ProtocolBreakage(
            "tracks of no project are an empty list", foundBy: ["listTracksOfProject.not-found"], at: "/track/project/*"
        ) { _, response in
            guard response.status == 404 else { return }
            response = CheckResponse(
                status: 200, fields: [.init("Content-Type", "application/json")], body: Array("[]".utf8))
        },
    ]

    static let bodies: [ProtocolBreakage] = [
        ProtocolBreakage("a property is missing", foundBy: ["getTrack.schema"], at: "/track/*") { _, response in
            response.edit { $0.remove("labelCopy") }
        },
        ProtocolBreakage("a body that breaks off", foundBy: ["listTrackLinks.schema"], at: "/link/track/*") {
            if $1.status == 200 { $1.body.removeLast() }
        },
    ]

    static let fields: [ProtocolBreakage] = [
        ProtocolBreakage("JSON that is called text", foundBy: ["listArtistLinks.headers"], at: "/link/artist/*") {
            if $1.status == 200 { $1.set("Content-Type", "text/plain") }
        },
        ProtocolBreakage("no ETag", foundBy: ["getArtist.headers"], at: "/artist/*") { $1.set("ETag", nil) },
        ProtocolBreakage("an ETag without quotes", foundBy: ["getProject.headers"], at: "/project/*") {
            if let tag = $1["ETag"] { $1.set("ETag", tag.filter { $0 != "\"" }) }
        },
        ProtocolBreakage(
            "what is personal may be kept by anybody", foundBy: ["listRecents.headers"], at: "/collaboration/recents"
        ) {
            if $1["Cache-Control"] != "no-store" { $1.set("Cache-Control", "public, max-age=60") }
        },
        ProtocolBreakage(
            "Vary without Authorization", foundBy: ["listSharedByMe.headers"], at: "/collaboration/shared-by-me"
        ) {
            $1.set("Vary", "Accept")
        },
    ]

    static let methods: [ProtocolBreakage] = [
        ProtocolBreakage("HEAD gets the body too", foundBy: ["getTrack.head"], at: "/track/*") {
            request, sound throws(TransportFault) in
            try sound.answer(to: request.method == "HEAD" ? request.with(method: "GET") : request)
        },
        ProtocolBreakage("HEAD counts the body that it has not", foundBy: ["getProject.head"], "HEAD", at: "/project/*")
        {
            $1.set("Content-Length", "0")
        },
        ProtocolBreakage(
            "OPTIONS is answered like GET", foundBy: ["listSharedByMe.options"], at: "/collaboration/shared-by-me"
        ) {
            request, sound throws(TransportFault) in
            try sound.answer(
                to: request.method == "OPTIONS"
                    ? request.with(method: "GET").with("Authorization", "Bearer mock-ada") : request)
        },
        ProtocolBreakage(
            "a method that is not taken makes the path unknown", foundBy: ["getArtist.method"], "PROPFIND",
            at: "/artist/*"
        ) {
            $1 = .problem(404, "not-found", at: $0)
        },
        ProtocolBreakage("405 without Allow", foundBy: ["signIn.method"], "GET", at: "/auth/sign-in") {
            $1.set("Allow", nil)
        },
    ]

    static let conditions: [ProtocolBreakage] = [
        ProtocolBreakage("conditions are not looked at", foundBy: ["getTrack.conditional"], at: "/track/*") {
            request, sound throws(TransportFault) in
            try sound.answer(to: request.with("If-None-Match", nil))
        },
        ProtocolBreakage("a condition is compared as a text", foundBy: ["getCurrentUser.conditional"], at: "/auth/me") {
            request, sound throws(TransportFault) in
            let condition = request["If-None-Match"] ?? ""
            let isSimple = condition.hasPrefix("\"") && !condition.contains(",")
            return try sound.answer(to: isSimple ? request : request.with("If-None-Match", nil))
        },
        ProtocolBreakage(
            "304 without the ETag", foundBy: ["listSharedTracks.conditional"], at: "/collaboration/collaborator/tracks"
        ) {
            if $1.status == 304 { $1.set("ETag", nil) }
        },
        ProtocolBreakage("an ETag that lies", foundBy: ["listArtists.conditional"], at: "/artist") {
            request, sound throws(TransportFault) in
            try sound.answer(to: request, taggedBy: { _ in "1" })
        },
        ProtocolBreakage(
            "an ETag that is never the same", foundBy: ["listRecents.conditional"], at: "/collaboration/recents"
        ) {
            request, sound throws(TransportFault) in
            try sound.answer(
                to: request, taggedBy: { "\($0["Cache-Control"] ?? "")".filter { $0 != " " } })
        },
        ProtocolBreakage("If-Match is not looked at", foundBy: ["getProject.precondition"], at: "/project/*") {
            request, sound throws(TransportFault) in
            try sound.answer(to: request.with("If-Match", nil))
        },
    ]

    static let queries: [ProtocolBreakage] = [
        ProtocolBreakage("any limit is taken", foundBy: ["listArtists.parameters"], at: "/artist") {
            request, sound throws(TransportFault) in
            try sound.answer(to: request.query == "limit=0" ? request.with(target: "/artist") : request)
        },
        ProtocolBreakage(
            "only the first fault is told", foundBy: ["listSharedSpaces.parameters"],
            at: "/collaboration/collaborator/spaces"
        ) {
            guard $1.status == 400 else { return }
            $1.editProblem { $0.edit("errors") { $0.editElements { $0.removeLast($0.count - 1) } } }
        },
        ProtocolBreakage("what is not listed is refused", foundBy: ["getCurrentUser.parameters"], at: "/auth/me") {
            if !$0.query.isEmpty { $1 = .problem(400, "invalid-parameter", at: $0) }
        },
        ProtocolBreakage(
            "a total that counts the page", foundBy: ["listTracksOfProject.paging"], at: "/track/project/*"
        ) { _, response in
            guard response.status == 200 else { return }
            let count = (try? JSONParser.parse(response.body))?.arrayValue?.count
            response.set("X-Total-Count", count.map { String($0) })
        },
        ProtocolBreakage("no page leads to the next", foundBy: ["listProjectsOfArtist.paging"], at: "/project/artist/*")
        {
            $1.set("Link", nil)
        },
        ProtocolBreakage(
            "pages that overlap", foundBy: ["listSharedProjects.paging"], at: "/collaboration/collaborator/projects"
        ) { request, response in
            guard request.query.contains("cursor="), response.status == 200 else { return }
            response.edit { $0.editElements { $0.append(contentsOf: $0) } }
        },
        ProtocolBreakage("cursors are good for any list", foundBy: ["listArtists.paging"], at: "/artist") {
            request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            let isForeign = request.query.contains("cursor=W")
            return isForeign && response.status == 400
                ? try sound.answer(to: request.with(target: "/artist")) : response
        },
        ProtocolBreakage("Accept is not looked at", foundBy: ["listArtistLinks.accept"], at: "/link/artist/*") {
            request, sound throws(TransportFault) in
            try sound.answer(to: request.with("Accept", nil))
        },
        ProtocolBreakage("a body of another type is taken", foundBy: ["signIn.body"], "POST", at: "/auth/sign-in") {
            if $1.status == 415 { $1 = .problem(400, "invalid-body", at: $0) }
        },
    ]

    static let problems: [ProtocolBreakage] = [
        ProtocolBreakage("problems are called JSON", foundBy: ["getArtist.errors"], at: "/artist/*") {
            if $1.status >= 400 { $1.set("Content-Type", "application/json") }
        },
        ProtocolBreakage("a problem without its code", foundBy: ["listArtists.errors"], at: "/artist") {
            if $1.status == 401 { $1.editProblem { $0.remove("code") } }
        },
        ProtocolBreakage("403 does not say why", foundBy: ["listProjectsOfArtist.errors"], at: "/project/artist/*") {
            if $1.status == 403 { $1.editProblem { $0.remove("access") } }
        },
        ProtocolBreakage("400 is called a bad request", foundBy: ["listRecents.errors"], at: "/collaboration/recents") {
            guard $1.status == 400 else { return }
            $1.editProblem {
                $0.set("code", to: "bad-request")
                $0.set("type", to: "urn:soundcheck:problem:bad-request")
            }
        },
    ]

    static let paths: [ProtocolBreakage] = [
        ProtocolBreakage("any path is a page", foundBy: ["http.unknown-path"], at: "/soundcheck-no-such-path") {
            $1 = CheckResponse(status: 200, fields: [.init("Content-Type", "text/html")], body: Array("<html>".utf8))
        },
        ProtocolBreakage("a slash at the end makes no difference", foundBy: ["http.trailing-slash"], at: "/artist") {
            request, sound throws(TransportFault) in
            try sound.answer(to: request.target == "/artist/" ? request.with(target: "/artist") : request)
        },
    ]
}

extension BackendTransport {
    /// An answer whose tag is another, by which its conditions are judged too.
    fileprivate func answer(
        to request: CheckRequest, taggedBy tag: (CheckRequest) -> String
    ) throws(TransportFault) -> CheckResponse {
        var response = try answer(to: request.unconditional)
        guard response.status == 200 else { return response }
        let tag = "\"\(tag(request))\""
        response.set("ETag", tag)
        if let condition = request["If-Match"], condition != tag {
            return .problem(412, "precondition-failed", at: request)
        }
        if let condition = request["If-None-Match"], condition == "*" || condition.contains(tag) {
            (response.status, response.body) = (304, [])
        }
        return response
    }
}
