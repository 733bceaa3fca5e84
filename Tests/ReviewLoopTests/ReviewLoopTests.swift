import Testing

@Suite("The review loop", .timeLimit(.minutes(10)))
struct ReviewLoopTests {
    @Test("goes from signing in to an approved version that others are shown", arguments: Way.allCases)
    func journey(way: Way) async throws {
        try await way.enter("journey") { place in
            let journey = try await Journey(at: place)
            try await journey.readTheFeed()
            let file = try await journey.openTheTrack()
            try await journey.lookAtTheWaveform(of: file)
            try await journey.seek(in: file)
            try await journey.discuss(file)
            try await journey.requestChanges(to: file)
            let next = try await journey.receiveANewVersion(after: file)
            try await journey.playWhole(next, insteadOf: file)
            try await journey.approve(next, not: file)
            for level in Level.all {
                try await journey.share(level)
                try await journey.handOutALink(to: level)
            }
            try await journey.letALinkExpire()
            try await journey.lookBack()
        }
    }
}
