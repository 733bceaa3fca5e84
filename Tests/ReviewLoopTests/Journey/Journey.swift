import Testing

/// A track on its way from review to approval: Ada owns it, Ben is an admin and Cleo an editor of it, and Eli has been
/// given nothing yet.
struct Journey {
    let ada: App
    let ben: App
    let cleo: App
    let eli: App
    /// Whoever has no account, and the machine that delivers new versions.
    let nobody: App

    let trackID = "track-afterglow"

    /// Everybody signs in.
    init(at place: Place) async throws {
        ada = try await .signIn("ada", at: place)
        ben = try await .signIn("ben", at: place)
        cleo = try await .signIn("cleo", at: place)
        eli = try await .signIn("eli", at: place)
        nobody = App(at: place)
        for app in [ada, ben, cleo, eli] {
            let user: Person = try await app.get("/auth/me")
            #expect(user == app.user)
        }
    }

    /// The track as somebody's feed has it.
    func entry(for app: App) async throws -> FeedTrack {
        let feed: [FeedTrack] = try await app.list("/feed?limit=200")
        return try #require(feed.first { $0.id == trackID })
    }

    /// The newest of what others did on what somebody was given.
    func newest(for app: App) async throws -> Activity? {
        let recents: [Activity] = try await app.get("/collaboration/recents?limit=1")
        return recents.first
    }

    /// In each member's view the track is in this state, and on top of the feed for what was done to it.
    func expectEverybodySees(state: String, _ kind: String, by actor: App) async throws {
        for app in [ada, ben, cleo] {
            let track: Track = try await app.get("/track/\(trackID)")
            #expect(track.state == state)
            let top: [FeedTrack] = try await app.get("/feed?limit=1")
            #expect(top.first?.id == trackID && top.first?.state == state)
            #expect(top.first?.latestActivity?.kind == kind && top.first?.latestActivity?.actor == actor.user)
        }
        for guest in [ben, cleo] where guest.user != actor.user {
            let activity = try await newest(for: guest)
            #expect(activity?.kind == kind && activity?.actor == actor.user)
        }
        let own = try await newest(for: actor)
        #expect(own?.actor != actor.user)
    }
}
