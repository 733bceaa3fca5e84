import ContractCheck
import JSONText

/// Servers that break rules of the feed, and of what tracks hold.
extension Breakage {
    static let media = feed + versions + threads + sections + reviews + sound + opened

    private static let feed: [Breakage] = [
        Breakage("a feed that lacks a track", foundBy: ["listFeed.feed"], at: "/feed") { request, response in
            guard request.query("lens") == "recent", request.query("cursor") == nil else { return }
            response.edit { $0.editElements { _ = $0.popLast() } }
        },
        Breakage("lenses that part nothing", foundBy: ["listFeed.feed"], at: "/feed") { request, response in
            guard request.query("lens") == "yours", request.method == "GET" else { return }
            let target = request.target.replacing("lens=yours", with: "lens=recent")
            if let whole = try? Small.transport().answer(to: request.with(target: target)) { response = whole }
        },
        Breakage("an instant that is not its activity's", foundBy: ["listFeed.feed"], at: "/feed", for: "ada") {
            $0.editElements { $0[0].set("lastActivityAt", to: "2026-06-01T00:00:00Z") }
        },
        Breakage("more unread than there is", foundBy: ["listFeed.feed"], at: "/feed") {
            $0.editEach { $0.set("unreadCommentCount", to: 100) }
        },
        Breakage("the oldest activity first", foundBy: ["listFeed.order"], at: "/feed") {
            $0.editElements { $0.reverse() }
        },
        Breakage("a role that does not cascade into the feed", foundBy: ["listFeed.roles"], at: "/feed", for: "ben") {
            $0.editEach { if $0["role"] == "admin" { $0.set("role", to: "viewer") } }
        },
        Breakage("another name in the feed", foundBy: ["listFeed.agreement"], at: "/feed") {
            $0.editEach { $0.set("name", to: "Untitled") }
        },
    ]

    private static let versions: [Breakage] = [
        Breakage("a version that is not listed", foundBy: ["listFilesOfTrack.versions"], at: "/file/track/one") {
            $0.editElements { _ = $0.popLast() }
        },
        Breakage(
            "the oldest version first", foundBy: ["listFilesOfTrack.order", "listFilesOfTrack.versions"],
            at: "/file/track/one"
        ) { $0.editElements { $0.reverse() } },
        Breakage("a version of another name", foundBy: ["getFile.versions"], at: "/file/one-b") {
            $0.set("name", to: "untitled.wav")
        },
    ]

    private static let threads: [Breakage] = [
        Breakage("an answer to nothing", foundBy: ["listCommentsOfFile.threads"], at: "/comment/file/one-b") {
            $0.editElements { $0[1].set("parentId", to: "nothing") }
        },
        Breakage("a comment behind the end", foundBy: ["listCommentsOfFile.threads"], at: "/comment/file/one-b") {
            $0.editElements { $0[1].set("atMs", to: 1001) }
        },
        Breakage("a comment that is only counted", foundBy: ["listCommentsOfFile.threads"], at: "/comment/file/one-b") {
            $0.editElements { _ = $0.popLast() }
        },
        Breakage("the newest comment first", foundBy: ["listCommentsOfFile.order"], at: "/comment/file/one-b") {
            $0.editElements { $0.reverse() }
        },
    ]

    private static let sections: [Breakage] = [
        Breakage("a section behind the end", foundBy: ["listSectionsOfFile.sections"], at: "/section/file/one-b") {
            $0.editElements { $0[1].set("endMs", to: 1001) }
        },
        Breakage("the last section first", foundBy: ["listSectionsOfFile.order"], at: "/section/file/one-b") {
            $0.editElements { $0.reverse() }
        },
    ]

    private static let reviews: [Breakage] = [
        Breakage("another decision than the state", foundBy: ["listReviewsOfTrack.reviews"], at: "/track/one/review") {
            $0.editElements { $0[0].set("decision", to: "requestChanges") }
        },
        Breakage("a review of another version", foundBy: ["listReviewsOfTrack.reviews"], at: "/track/one/review") {
            $0.editElements { $0[0].set("version", to: 1) }
        },
        Breakage(
            "the oldest review first", foundBy: ["listReviewsOfTrack.order", "listReviewsOfTrack.reviews"],
            at: "/track/one/review"
        ) { $0.editElements { $0.reverse() } },
    ]

    private static let sound: [Breakage] = [
        Breakage("ranges are not looked at", foundBy: ["streamAudio.ranges"], at: "/audio/*") { request, response in
            guard response.status == 206, request["If-Range"] == nil else { return }
            response.status = 200
        },
        Breakage("the length of the part for that of the whole", foundBy: ["streamAudio.ranges"], at: "/audio/*") {
            guard $1.status == 206, let place = $1["Content-Range"] else { return }
            $1.set("Content-Range", to: place.prefix { $0 != "/" } + "/\($1.body.count)")
        },
        Breakage("parts that depend on where they begin", foundBy: ["streamAudio.ranges"], at: "/audio/*") {
            // Nobody else asks for so few.
            if $1.status == 206, $1.body.count == 100 { $1.body.reverse() }
        },
        Breakage("behind the end there is nothing", foundBy: ["streamAudio.ranges"], at: "/audio/*") {
            if $1.status == 416 { ($1.status, $1.body) = (200, []) }
        },
        Breakage("a waveform that is drawn from nothing", foundBy: ["getWaveform.peaks"], at: "/file/*/waveform") {
            guard $0.query("points") == "4096" else { return }
            $1.edit { $0.edit("peaks") { $0.editEach { $0 = .integer(($0.integerValue ?? 0) / 2) } } }
        },
        Breakage("a peak too few", foundBy: ["getWaveform.peaks"], at: "/file/*/waveform") {
            guard $0.query("points") == "4096" else { return }
            $1.edit { $0.edit("peaks") { $0.editElements { $0.removeLast() } } }
        },
    ]

    private static let opened: [Breakage] = [
        Breakage("a revoked link is unknown", foundBy: ["openLink.links"], at: "/s/*") {
            if $1.status == 410 { $1 = .problem(404, "not-found", at: $0) }
        },
        Breakage("everybody may load what they hear", foundBy: ["openLink.links"], at: "/s/*") {
            $0.edit("tracks") { $0.editEach { if let url = $0["audioUrl"] { $0.set("downloadUrl", to: url) } } }
        },
        Breakage("the URL of something else", foundBy: ["openLink.links"], at: "/s/*") {
            $0.set("subject", "id", to: "else")
        },
    ]
}
