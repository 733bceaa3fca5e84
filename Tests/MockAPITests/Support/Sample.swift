/// Ids of Ada's, for paths of which any will do.
enum Sample {
    static let space = "artist-night-bloom"
    static let track = "track-undertow"
}
