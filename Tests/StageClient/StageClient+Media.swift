import Foundation

/// Versions, and what they sound like.
extension StageClient {
    /// The newest first.
    package func files(ofTrack id: Track.ID, pageSize: Int? = nil) async throws(StageError) -> [File] {
        try await list("file", "track", id, pageSize: pageSize)
    }

    package func file(_ id: File.ID) async throws(StageError) -> File {
        try await get("file", id)
    }

    /// - Parameter points: how many peaks, from 16 to 4,096.
    package func waveform(ofFile id: File.ID, points: Int? = nil) async throws(StageError) -> Waveform {
        try await get("file", id, "waveform", query: points.map { ["points": String($0)] } ?? [:])
    }

    /// By their start.
    package func sections(ofFile id: File.ID, pageSize: Int? = nil) async throws(StageError) -> [Section] {
        try await list("section", "file", id, pageSize: pageSize)
    }

    /// A square PNG.
    package func artwork(_ id: String) async throws(StageError) -> Data {
        try await send(request(to: url(["artwork", id]), accepting: "image/png")).body
    }

    /// What a player needs of a sound.
    /// - Parameters:
    ///   - url: a file's `audioUrl`, which says by itself who may hear it.
    ///   - range: the first byte and the last; nil is the whole file.
    package func audio(at url: URL, _ range: ClosedRange<Int>? = nil) async throws(StageError) -> Data {
        var request = request(to: url, accepting: "audio/*")
        if let range {
            request.setValue("bytes=\(range.lowerBound)-\(range.upperBound)", forHTTPHeaderField: "Range")
        }
        let (body, response) = try await send(request)
        // A server may answer with the whole all the same (RFC 9110, section 14.2).
        guard let range, response.statusCode == 200 else { return body }
        return body.dropFirst(range.lowerBound).prefix(range.count)
    }
}
