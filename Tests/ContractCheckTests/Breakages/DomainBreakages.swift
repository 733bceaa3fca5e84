import ContractCheck
import JSONText

/// Servers that break rules of the domain.
extension Breakage {
    static let domain = order + roles + inbound + links + outbound + counts + agreement + urls + values + media

    static let order: [Breakage] = [
        Breakage("spaces newest first", foundBy: ["listArtists.order"], at: "/artist") {
            $0.editElements { $0.reverse() }
        },
        Breakage(
            "two tracks at one position",
            foundBy: ["listTracksOfProject.order", "listTracksOfProject.agreement"], at: "/track/project/album"
        ) {
            $0.editElements { $0[1].set("position", to: 1) }
        },
        Breakage(
            "what is shared, the oldest first", foundBy: ["listSharedProjects.order"],
            at: "/collaboration/collaborator/projects"
        ) { $0.editElements { $0.reverse() } },
        Breakage("collaborators, the newest first", foundBy: ["getProject.order"], at: "/project/album") {
            $0.edit("collaborators") { $0.editElements { $0.reverse() } }
        },
        Breakage(
            "the aggregate, the oldest share first", foundBy: ["listSharedByMe.order"],
            at: "/collaboration/shared-by-me"
        ) { $0.edit("tracks") { $0.editElements { $0.reverse() } } },
    ]

    static let roles: [Breakage] = [
        Breakage("a role that does not cascade", foundBy: ["getProject.roles"], at: "/project/single", for: "ben") {
            $0.set("role", to: "viewer")
            $0.set("access", "role", to: "viewer")
        },
        Breakage(
            "a role that does not cascade into a list", foundBy: ["listTracksOfProject.roles"],
            at: "/track/project/*", for: "ben"
        ) { $0.editEach { $0.set("role", to: "viewer") } },
        Breakage("the owner is called an admin", foundBy: ["getTrack.roles"], at: "/track/five", for: "ada") {
            $0.set("access", "role", to: "admin")
        },
        Breakage("decidedBy names the level below", foundBy: ["getTrack.roles"], at: "/track/two", for: "ben") {
            $0.set("access", "decidedBy", "on", to: ["type": "project", "id": "album", "name": "Project album"])
        },
        Breakage(
            "of equal roles the farthest decides", foundBy: ["getTrack.roles"], at: "/track/one", for: "cleo"
        ) {
            $0.set("access", "decidedBy", "rule", to: "inherited")
            $0.set("access", "decidedBy", "on", to: ["type": "project", "id": "album", "name": "Project album"])
        },
        Breakage(
            "the owner is a collaborator", foundBy: ["getArtist.roles", "listSharedByMe.derivation"],
            at: "/artist/birch"
        ) {
            $0.set(
                "collaborators",
                to: [
                    [
                        "user": ["id": "ada", "name": "The ada"], "role": "admin", "grantedAt": "2026-02-01T00:00:00Z",
                        "grantedBy": ["id": "ada", "name": "The ada"],
                    ]
                ])
        },
        Breakage(
            "somebody else's space among one's own", foundBy: ["listArtists.roles"], at: "/artist", for: "ben"
        ) { $0.editElements { $0.insert(aster, at: 0) } },
    ]

    static let inbound: [Breakage] = [
        Breakage(
            "the owner's space in inbound", foundBy: ["listSharedSpaces.inbound"],
            at: "/collaboration/collaborator/spaces", for: "ben"
        ) {
            $0.editElements { shared in
                let sharing = shared[0]["sharing"] ?? .null
                shared.append(cedar.with("sharing", sharing))
            }
        },
        Breakage(
            "a share that is not listed", foundBy: ["listSharedTracks.inbound"],
            at: "/collaboration/collaborator/tracks"
        ) { $0.editElements { _ = $0.popLast() } },
        Breakage(
            "what was granted is what is in effect", foundBy: ["listSharedProjects.inbound"],
            at: "/collaboration/collaborator/projects", for: "ben"
        ) { $0.editEach { $0.set("sharing", "role", to: "admin") } },
        Breakage(
            "shared by the owner whoever shared it", foundBy: ["listSharedTracks.inbound"],
            at: "/collaboration/collaborator/tracks"
        ) { $0.editEach { $0.set("sharing", "sharedBy", "id", to: "ada") } },
        Breakage(
            "the caller's own doings in recents", foundBy: ["listRecents.inbound"], at: "/collaboration/recents",
            for: "ben"
        ) { $0.editEach { $0.set("actor", "id", to: "ben") } },
    ]

    static let links: [Breakage] = [
        Breakage("expired links are active", foundBy: ["listTrackLinks.links", "openLink.links"], at: "/link/track/*") {
            $0.editEach { $0.set("status", to: "active") }
        },
        Breakage(
            "revoked links are active", foundBy: ["listProjectLinks.links", "openLink.links"], at: "/link/project/*"
        ) {
            $0.editEach { if $0["status"] == "revoked" { $0.set("status", to: "active") } }
        },
    ]

    static let outbound: [Breakage] = [
        Breakage(
            "an expired link in the aggregate", foundBy: ["listSharedByMe.outbound"],
            at: "/collaboration/shared-by-me", for: "ada"
        ) {
            $0.edit("spaces") {
                $0.editEach {
                    $0.edit("links") {
                        $0.editElements { links in
                            let over = links[0].with("id", "aster-over").with("createdAt", "2026-02-02T00:00:00Z")
                                .with("expiresAt", "2026-03-01T00:00:00Z").with("status", "expired")
                            links.insert(over, at: 0)
                        }
                    }
                    $0.set("lastSharedAt", to: "2026-02-02T00:00:00Z")
                }
            }
            $0.fitTotals()
        },
        Breakage("wrong totals", foundBy: ["listSharedByMe.outbound"], at: "/collaboration/shared-by-me") {
            $0.edit("totals", "collaborators") { $0 = .integer(($0.integerValue ?? 0) + 1) }
        },
        Breakage(
            "shared last when it was changed last", foundBy: ["listSharedByMe.outbound"],
            at: "/collaboration/shared-by-me", for: "ben"
        ) { $0.edit("spaces") { $0.editEach { $0.set("lastSharedAt", to: $0["updatedAt"] ?? .null) } } },
        Breakage(
            "the aggregate lacks an entry", foundBy: ["listSharedByMe.derivation"], at: "/collaboration/shared-by-me",
            for: "ada"
        ) {
            $0.edit("tracks") { $0.editElements { $0.removeAll { $0.id == "five" } } }
            $0.fitTotals()
        },
        Breakage("`type` narrows too much", foundBy: ["listSharedByMe.outbound"], at: "/collaboration/shared-by-me") {
            request, response in
            guard request.query("type") == "track" else { return }
            response.edit {
                $0.edit("tracks") { $0.editElements { _ = $0.popLast() } }
                $0.fitTotals()
            }
        },
    ]

    static let counts: [Breakage] = [
        Breakage("a count of projects that lies", foundBy: ["listArtists.counts"], at: "/artist") {
            $0.editEach { $0.edit("projectCount") { $0 = .integer(($0.integerValue ?? 0) + 1) } }
        },
        Breakage(
            "a version without a file",
            foundBy: ["getTrack.counts", "listTracksOfProject.agreement", "listFeed.agreement"],
            at: "/track/six"
        ) { $0.set("versionCount", to: 1) },
    ]

    static let agreement: [Breakage] = [
        Breakage(
            "a list with another name than the resource", foundBy: ["listSharedProjects.agreement"],
            at: "/collaboration/collaborator/projects"
        ) { $0.editEach { $0.set("name", to: "Untitled") } },
        Breakage("two people read two things", foundBy: ["getTrack.agreement"], at: "/track/one", for: "ben") {
            $0.set("labelCopy", "isrc", to: "DE")
        },
        Breakage(
            "links that not every admin sees", foundBy: ["listArtistLinks.agreement"], at: "/link/artist/aster",
            for: "ben"
        ) {
            $0.editElements { _ = $0.popLast() }
        },
        Breakage(
            "the project of another space", foundBy: ["listProjectsOfArtist.agreement"], at: "/project/artist/birch"
        ) { $0.editEach { $0.set("artistId", to: "aster") } },
    ]

    static let urls: [Breakage] = [
        Breakage("a relative URL of artwork", foundBy: ["getArtist.urls", "getArtist.schema"], at: "/artist/*") {
            $0.edit("artworkUrl") {
                $0 = .string(String(($0.stringValue ?? "").dropFirst("http://localhost:8080".count)))
            }
        },
        Breakage("share links at another address", foundBy: ["listArtistLinks.urls"], at: "/link/artist/*") {
            $0.editEach { $0.set("url", to: "https://example.com/s/token") }
        },
        Breakage("artwork that is no PNG", foundBy: ["getArtwork.urls"], at: "/artwork/*") {
            _, response in
            response.replaceBody { _ in Array("GIF89a".utf8) }
        },
    ]

    static let values: [Breakage] = [
        Breakage("one value off", foundBy: ["getArtist.values"], at: "/artist/aster") {
            $0.set("description", to: "Fast.")
        },
        Breakage("a date shifted for one record", foundBy: ["getTrack.values"], at: "/track/four") {
            $0.set("currentFile", "uploadedAt", to: "2026-01-20T01:00:00Z")
        },
        Breakage("a value that the seeds do not have", foundBy: ["getProject.values"], at: "/project/tape") {
            $0.set("description", to: "Made up.")
        },
    ]
}

/// Spaces as their owner's list, or an admin, is shown them.
private let cedar: JSONValue = [
    "id": "cedar", "name": "Space cedar", "owner": ["id": "ben", "name": "The ben"], "role": "owner",
    "artworkUrl": "http://localhost:8080/artwork/picture-cedar", "projectCount": 1, "trackCount": 1,
    "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-02T00:00:00Z",
]
private let aster: JSONValue = [
    "id": "aster", "name": "Space aster", "owner": ["id": "ada", "name": "The ada"], "role": "admin",
    "artworkUrl": "http://localhost:8080/artwork/picture-aster", "genre": "Dub", "projectCount": 2, "trackCount": 4,
    "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-02T00:00:00Z",
]

extension JSONValue {
    /// Makes `totals` count what is listed, so that nothing else is wrong.
    fileprivate mutating func fitTotals() {
        let entries = ["spaces", "projects", "tracks"].flatMap { self[$0]?.arrayValue ?? [] }
        let people = entries.flatMap { $0["collaborators"]?.arrayValue ?? [] }.compactMap { $0["user"]?.id }
        let links = entries.flatMap { $0["links"]?.arrayValue ?? [] }
        set(
            "totals",
            to: [
                "resources": .integer(Int64(entries.count)), "collaborators": .integer(Int64(Set(people).count)),
                "activeLinks": .integer(Int64(links.count)),
            ])
    }
}
