/// Paths that answers name although nothing is served there yet; whoever follows one is told so.
enum ReservedPath {
    static func hint(for path: RequestPath) -> String? {
        guard path.segments.count == 2 else { return nil }
        switch path.segments[0] {
        case "audio": return "It is a file's audioUrl, and Soundcheck does not serve audio yet."
        case "s": return "It is a share link's url, and Soundcheck does not open share links yet."
        default: return nil
        }
    }
}
