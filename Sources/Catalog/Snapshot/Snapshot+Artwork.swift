extension Snapshot {
    /// Whether some user, space, project or track refers to the artwork.
    package func isKnownArtwork(_ id: String) -> Bool {
        tables.tracks.first(\.byArtwork, id) != nil || tables.projects.first(\.byArtwork, id) != nil
            || tables.spaces.first(\.byArtwork, id) != nil || tables.users.first(\.byAvatar, id) != nil
    }
}
