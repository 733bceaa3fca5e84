import Catalog
import JSONText

extension Projection {
    /// `File`: one version of a track.
    func write(_ file: AudioFile, into object: inout JSONObjectWriter) {
        object.member("id", file.id)
        object.member("trackId", file.trackId)
        object.member("version", file.version)
        object.member("name", file.name)
        object.member("mimeType", file.mimeType)
        object.member("sizeBytes", file.sizeBytes)
        object.member("durationMs", file.durationMs)
        object.member("audioUrl", call.audioURL(of: file))
        writeUser("uploadedBy", file.uploadedById, into: &object)
        object.member("uploadedAt", file.uploadedAt)
    }
}
