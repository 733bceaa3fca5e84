/// What can be shared: a track, its project, and the space that both are in.
struct Level: Sendable {
    let id: String
    /// As paths name it.
    let noun: String
    /// As an activity's subject names it.
    let type: String
    let outbound: @Sendable (SharedByMe) -> [SharedByMe.Entry]

    static let all = [
        Level(id: "track-afterglow", noun: "track", type: "track", outbound: \.tracks),
        Level(id: "project-night-bloom-afterglow", noun: "project", type: "project", outbound: \.projects),
        Level(id: "artist-night-bloom", noun: "artist", type: "space", outbound: \.spaces),
    ]

    var portal: String { "/\(noun)/\(id)" }
    var inbound: String { "/collaboration/collaborator/\(type)s" }
    var links: String { "/link/\(noun)/\(id)" }

    func collaborator(_ app: App) -> String {
        "/collaboration/\(noun)/\(id)/collaborator/\(app.user?.id ?? "")"
    }

    func entry(of shared: SharedByMe) -> SharedByMe.Entry? { outbound(shared).first { $0.id == id } }
}
