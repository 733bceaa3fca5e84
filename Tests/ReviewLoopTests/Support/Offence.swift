import Testing

/// What somebody tries and must not do, and what they are told.
struct Offence: Sendable, CustomTestStringConvertible {
    let what: String
    var person: String?
    let method: String
    let path: String
    var body: [String: any Sendable]?
    var fields: [String: String] = [:]
    let status: Int
    let code: String
    /// What of the body or the query is wrong.
    var faults: [String] = []
    /// The role that would be enough.
    var required: String?
    /// What the reason must speak of.
    let reason: [String]

    var testDescription: String { what }

    private init(
        _ what: String, by person: String?, _ request: String, _ body: [String: any Sendable]? = nil,
        fields: [String: String] = [:], answer status: Int, _ code: String, faults: [String] = [],
        required: String? = nil,
        reason: String...
    ) {
        let words = request.split(separator: " ", maxSplits: 1).map(String.init)
        (self.what, self.person, method, path) = (what, person, words[0], words[1])
        (self.body, self.fields, self.status, self.code) = (body, fields, status, code)
        (self.faults, self.required, self.reason) = (faults, required, reason)
    }

    static let all = roles + remarks + decisions + collaborators + links + media
}

// MARK: - Roles

extension Offence {
    private static let grantOfCleo = "grant-cleo-project-night-bloom-afterglow"

    private static let roles =
        [
            Offence(
                "a viewer comments", by: "faye", "POST /comment/file/file-velvet-hours-v1", ["text": "Lovely."],
                answer: 403, "forbidden", required: "editor", reason: "viewer", "editor",
                "grant-faye-project-night-bloom-velvet-hours"),
            Offence(
                "an editor approves", by: "cleo", "POST /track/track-afterglow/review",
                ["decision": "approve", "fileId": "file-afterglow-v7"],
                answer: 403, "forbidden", required: "admin", reason: "editor", "admin", grantOfCleo),
            Offence(
                "an editor shares", by: "cleo",
                "POST /collaboration/track/track-afterglow/collaborator/user-eli", ["role": "viewer"],
                answer: 403, "forbidden", required: "admin", reason: "editor", "admin", grantOfCleo),
            Offence(
                "an editor makes a link", by: "cleo", "POST /link/track/track-afterglow", ["access": "listen"],
                answer: 403, "forbidden", required: "admin", reason: "editor", "admin", grantOfCleo),
            Offence(
                "an editor revokes a link", by: "cleo", "DELETE /link/link-night-bloom-lead-single",
                answer: 403, "forbidden", required: "admin", reason: "editor", "admin", grantOfCleo),
            Offence(
                "nobody comments", by: nil, "POST /comment/file/file-afterglow-v7", ["text": "Hello?"],
                answer: 401, "unauthenticated", reason: "Authorization"),
        ]
        + strangers.map {
            Offence(
                "a stranger asks \($0)", by: "eli", $0, answer: 403, "forbidden", required: "viewer",
                reason: "viewer", "no grant")
        }

    private static let strangers = [
        "GET /track/track-afterglow", "GET /file/track/track-afterglow", "GET /file/file-afterglow-v7",
        "GET /file/file-afterglow-v7/waveform", "GET /section/file/file-afterglow-v7",
        "GET /comment/file/file-afterglow-v7", "GET /track/track-afterglow/review", "POST /track/track-afterglow/read",
    ]
}

// MARK: - Comments

extension Offence {
    private static let file = "POST /comment/file/file-afterglow-v7"
    private static let comment = "PATCH /comment/comment-1400"

    private static let remarks = [
        Offence(
            "a comment without a text", by: "cleo", file, ["atMs": 0], answer: 400, "invalid-body", faults: [""],
            reason: "text"),
        Offence(
            "a comment with an empty text", by: "cleo", file, ["text": ""], answer: 400, "invalid-body",
            faults: ["/text"],
            reason: "/text"),
        Offence(
            "a comment of blanks", by: "cleo", file, ["text": " \n\t"], answer: 400, "invalid-body", faults: ["/text"],
            reason: "/text"),
        Offence(
            "a comment of 10,001 characters", by: "cleo", file, ["text": String(repeating: "a", count: 10_001)],
            answer: 400, "invalid-body", faults: ["/text"], reason: "/text", "10000", "10001"),
        Offence(
            "a comment beyond the end", by: "cleo", file, ["text": "Here.", "atMs": 222_537],
            answer: 400, "invalid-body", faults: ["/atMs"], reason: "222536", "222537"),
        Offence(
            "a comment before the beginning", by: "cleo", file, ["text": "Here.", "atMs": -1],
            answer: 400, "invalid-body", faults: ["/atMs"], reason: "/atMs"),
        Offence(
            "an answer to a comment of another file", by: "cleo", file, ["text": "Yes.", "parentId": "comment-0002"],
            answer: 400, "invalid-body", faults: ["/parentId"], reason: "file-afterglow-v7", "file-velvet-hours-v1"),
        Offence(
            "an answer to a comment that is gone", by: "cleo", file, ["text": "Yes.", "parentId": "comment-none"],
            answer: 409, "conflict", reason: "comment-none"),
        Offence(
            "everything wrong at once", by: "cleo", file,
            ["text": "Yes.", "atMs": 222_537, "parentId": "comment-0002"],
            answer: 400, "invalid-body", faults: ["/atMs", "/parentId"], reason: "/atMs", "/parentId"),
        Offence(
            "another's words are changed", by: "ben", comment, ["text": "I never said that."],
            answer: 403, "forbidden", reason: "Cleo Marchetti"),
        Offence(
            "a change of nothing", by: "cleo", comment, [:],
            answer: 400, "invalid-body", faults: [""], reason: "property"),
        Offence(
            "a change to what has changed meanwhile", by: "cleo", comment, ["resolved": true],
            fields: ["If-Match": "\"of-yesterday\""], answer: 412, "precondition-failed", reason: "If-Match", "ETag"),
        Offence(
            "an editor deletes another's comment", by: "faye", "DELETE /comment/comment-1400",
            answer: 403, "forbidden", reason: "Cleo Marchetti"),
        Offence(
            "a comment that was never there", by: "cleo", "DELETE /comment/comment-none",
            answer: 404, "not-found", reason: "comment-none"),
        Offence(
            "a comment on nothing", by: "cleo", "POST /comment/file/file-none", ["text": "Hello?"],
            answer: 404, "not-found", reason: "file-none"),
        Offence(
            "a comment that is no JSON", by: "cleo", file, fields: ["Content-Type": "text/plain"],
            answer: 415, "unsupported-media-type", reason: "application/json"),
    ]
}

// MARK: - Decisions

extension Offence {
    private static let review = "POST /track/track-afterglow/review"

    private static let decisions = [
        Offence(
            "an older version is approved", by: "ada", review, ["decision": "approve", "fileId": "file-afterglow-v6"],
            answer: 409, "conflict", reason: "file-afterglow-v6", "file-afterglow-v7"),
        Offence(
            "another track's file is approved", by: "ada", review,
            ["decision": "approve", "fileId": "file-velvet-hours-v1"],
            answer: 400, "invalid-body", faults: ["/fileId"], reason: "track-afterglow", "track-velvet-hours"),
        Offence(
            "a track without a file is approved", by: "ada", "POST /track/track-unfinished-business/review",
            ["decision": "approve", "fileId": "file-none"], answer: 409, "conflict", reason: "no file"),
        Offence(
            "a decision that is none", by: "ada", review, ["decision": "perhaps", "fileId": "file-afterglow-v7"],
            answer: 400, "invalid-body", faults: ["/decision"], reason: "approve", "requestChanges"),
        Offence(
            "a blank note", by: "ada", review,
            ["decision": "approve", "fileId": "file-afterglow-v7", "note": " "],
            answer: 400, "invalid-body", faults: ["/note"], reason: "/note"),
    ]
}

// MARK: - Sharing

extension Offence {
    private static func collaborator(_ method: String, _ user: String) -> String {
        "\(method) /collaboration/project/project-night-bloom-afterglow/collaborator/\(user)"
    }

    private static let collaborators = [
        Offence(
            "a second role for a collaborator", by: "ada", collaborator("POST", "user-faye"), ["role": "viewer"],
            answer: 409, "conflict", reason: "Faye Nakamura", "editor"),
        Offence(
            "a role for the owner", by: "ben", collaborator("POST", "user-ada"), ["role": "viewer"],
            answer: 409, "conflict", reason: "Ada Okonkwo", "owns"),
        Offence(
            "a role for somebody unknown", by: "ada", collaborator("POST", "user-none"), ["role": "viewer"],
            answer: 404, "not-found", reason: "user-none"),
        Offence(
            "a second owner", by: "ada", collaborator("POST", "user-eli"), ["role": "owner"],
            answer: 400, "invalid-body", faults: ["/role"], reason: "/role"),
        Offence(
            "another role for who has one by the space", by: "ada", collaborator("PATCH", "user-ben"),
            ["role": "viewer"], answer: 404, "not-found", reason: "user-ben", "Night Bloom"),
        Offence(
            "an inherited role is taken away", by: "ada", collaborator("DELETE", "user-ben"),
            answer: 404, "not-found", reason: "user-ben", "Night Bloom"),
    ]

    private static let links = [
        Offence(
            "a link that has ended before it begins", by: "ada", "POST /link/track/track-afterglow",
            ["access": "listen", "expiresAt": "2026-06-07T09:30:00Z"],
            answer: 400, "invalid-body", faults: ["/expiresAt"], reason: "2026-06-07T09:30:00Z"),
        Offence(
            "a link to more than links give", by: "ada", "POST /link/track/track-afterglow", ["access": "edit"],
            answer: 400, "invalid-body", faults: ["/access"], reason: "listen", "download", "comment"),
        Offence(
            "a link that was never there", by: nil, "GET /s/mock-none", answer: 404, "not-found", reason: "mock-none"),
        Offence(
            "a link that expires now", by: nil, "GET /s/mock-link-ignition-trailer",
            answer: 410, "gone", reason: "expired", "2026-06-07T09:30:00Z"),
        Offence(
            "a link that was revoked", by: nil, "GET /s/mock-link-soft-machines-wrong-person",
            answer: 410, "gone", reason: "revoked", "2026-05-13T10:09:00Z"),
    ]
}

// MARK: - Media

extension Offence {
    private static let audio = "GET /audio/file-afterglow-v7"
    private static let token = "?token=mock-audio-file-afterglow-v7"

    private static let media = [
        Offence("sound without a token", by: "ada", audio, answer: 401, "unauthenticated", reason: "audioUrl"),
        Offence(
            "sound with another file's token", by: "ada", audio + "?token=mock-audio-file-afterglow-v6",
            answer: 401, "unauthenticated", reason: "audioUrl"),
        Offence(
            "sound of nothing", by: nil, "GET /audio/file-none?token=mock-audio-file-none",
            answer: 404, "not-found", reason: "file-none"),
        Offence(
            "sound from beyond its end", by: nil, audio + token, fields: ["Range": "bytes=99000000-"],
            answer: 416, "range-not-satisfiable", reason: "bytes"),
        Offence(
            "too few points", by: "ada", "GET /file/file-afterglow-v7/waveform?points=15",
            answer: 400, "invalid-parameter", faults: ["points"], reason: "points"),
        Offence(
            "too many points", by: "ada", "GET /file/file-afterglow-v7/waveform?points=4097",
            answer: 400, "invalid-parameter", faults: ["points"], reason: "points"),
        Offence(
            "a lens that is none", by: "ada", "GET /feed?lens=mine",
            answer: 400, "invalid-parameter", faults: ["lens"], reason: "recent", "shared", "yours"),
    ]
}
