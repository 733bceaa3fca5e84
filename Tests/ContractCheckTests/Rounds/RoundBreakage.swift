import ContractCheck
import JSONText

/// A server that treats changes, or what shows them, in a way of its own.
struct RoundBreakage: Sendable, CustomStringConvertible {
    /// What it does.
    let description: String
    /// The cases that must find it. No other may.
    let expected: Set<String>
    let treat: BrokenServer.Treatment

    init(
        _ description: String, foundBy expected: Set<String>, _ method: String, at path: String,
        treat: @escaping BrokenServer.Treatment
    ) {
        self.description = description
        self.expected = expected
        self.treat = { request, sound throws(TransportFault) in
            request.method == method && request.isFor(path)
                ? try treat(request, sound) : try sound.answer(to: request)
        }
    }

    /// - Parameter change: makes the broken answer of the sound one.
    private init(
        _ description: String, foundBy expected: Set<String>, _ method: String, at path: String,
        changing change: @escaping @Sendable (CheckRequest, inout CheckResponse) -> Void
    ) {
        self.init(description, foundBy: expected, method, at: path) { request, sound throws(TransportFault) in
            var response = try sound.answer(to: request)
            change(request, &response)
            return response
        }
    }

    static let all = comments + links + collaborators + reading

    private static let comments = [
        RoundBreakage(
            "comments that only an owner sees", foundBy: ["addComment.effect", "editComment.effect"], "GET",
            at: "/comment/file/*"
        ) { request, response in
            guard request.caller != "ada" else { return }
            response.edit { $0.editElements { $0.removeAll { $0.id?.hasPrefix("comment-") ?? false } } }
        },
        RoundBreakage("whoever sees may comment", foundBy: ["addComment.forbidden"], "POST", at: "/comment/file/*") {
            request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 403 else { return response }
            return try sound.answer(to: request.with("Authorization", "Bearer mock-ada"))
        },
        RoundBreakage("any text is a comment", foundBy: ["addComment.body"], "POST", at: "/comment/file/*") {
            request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 400 else { return response }
            return try sound.answer(to: request.with(body: #"{"text": "x"}"#))
        },
        RoundBreakage("a text stays as it was", foundBy: ["editComment.effect"], "PATCH", at: "/comment/*") {
            request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 200 else { return response }
            return try sound.answer(to: request.with(body: #"{"text": "As it was."}"#))
        },
        RoundBreakage("If-Match is not looked at", foundBy: ["editComment.effect"], "PATCH", at: "/comment/*") {
            request, sound throws(TransportFault) in
            try sound.answer(to: request.with("If-Match", nil))
        },
        RoundBreakage("what is deleted stays", foundBy: ["deleteComment.effect"], "DELETE", at: "/comment/*") {
            request, sound throws(TransportFault) in
            if request.target.contains("00000000") { return try sound.answer(to: request) }
            guard request.caller == "ada" else { return try sound.answer(to: request) }
            return CheckResponse(
                status: 204, fields: [.init("Cache-Control", "no-store"), .init("Vary", "Authorization")], body: [])
        },
    ]

    private static let links = [
        RoundBreakage(
            "new links are on no list", foundBy: ["createTrackLink.effect", "revokeLink.effect"], "GET",
            at: "/link/track/*"
        ) { _, response in
            response.edit { $0.editElements { $0.removeAll { $0.id?.hasPrefix("link-") ?? false } } }
        },
        RoundBreakage("what was revoked was never there", foundBy: ["revokeLink.effect"], "GET", at: "/s/*") {
            if $1.status == 410 { $1 = .problem(404, "not-found", at: $0) }
        },
        RoundBreakage("viewers share too", foundBy: ["createProjectLink.forbidden"], "POST", at: "/link/project/*") {
            request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 403 else { return response }
            return try sound.answer(
                to: request.with("Authorization", "Bearer mock-\(request.isFor("/link/project/demo") ? "ben" : "ada")"))
        },
        RoundBreakage("201 is called 200", foundBy: ["createArtistLink.status"], "POST", at: "/link/artist/*") {
            if $1.status == 201 { $1.status = 200 }
        },
        RoundBreakage("no Location", foundBy: ["createTrackLink.headers"], "POST", at: "/link/track/*") {
            $1.set("Location", to: nil)
        },
    ]

    private static let collaborators = [
        RoundBreakage(
            "guests are not told", foundBy: ["addProjectCollaborator.effect", "changeProjectRole.effect"], "GET",
            at: "/collaboration/collaborator/projects"
        ) { _, response in
            // Those of the seeds are older.
            response.edit {
                $0.editElements { shared in
                    shared.removeAll { $0["sharing"]?["sharedAt"]?.stringValue?.hasPrefix("2026-06") ?? false }
                }
            }
        },
        RoundBreakage(
            "a second time is as good as the first", foundBy: ["addTrackCollaborator.effect"], "POST",
            at: "/collaboration/track/*/collaborator/*"
        ) {
            if $1.status == 409 { $1.status = 201 }
        },
        RoundBreakage(
            "roles stay as they were", foundBy: ["changeArtistRole.effect"], "PATCH",
            at: "/collaboration/artist/*/collaborator/*"
        ) { request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 200 else { return response }
            _ = try sound.answer(to: request.with(body: #"{"role": "viewer"}"#))
            return response
        },
        RoundBreakage(
            "whoever was removed stays", foundBy: ["removeArtistCollaborator.effect", "changeArtistRole.effect"],
            "DELETE", at: "/collaboration/artist/*/collaborator/*"
        ) { request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 204 else { return response }
            let path = request.with(method: "POST").with("Content-Type", "application/json")
            _ = try sound.answer(to: path.with(body: #"{"role": "viewer"}"#))
            return response
        },
    ]

    private static let reading = [
        RoundBreakage("nothing is ever read", foundBy: ["markTrackRead.effect"], "POST", at: "/track/*/read") {
            _, response in
            response.edit { $0.set("unreadCommentCount", to: 7) }
        },
        RoundBreakage("what one reads all have read", foundBy: ["markTrackRead.effect"], "POST", at: "/track/*/read") {
            request, sound throws(TransportFault) in
            let response = try sound.answer(to: request)
            guard response.status == 200 else { return response }
            for person in ["ada", "ben", "cleo"] {
                _ = try sound.answer(to: request.with("Authorization", "Bearer mock-\(person)"))
            }
            return response
        },
    ]
}

extension CheckRequest {
    fileprivate func with(body: String) -> CheckRequest {
        CheckRequest(method, target, fields: fields, body: Array(body.utf8))
    }
}
