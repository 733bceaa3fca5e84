import Catalog

extension Operations {
    /// `GET /artwork/{artworkId}`: a PNG drawn for the id, where something in the catalogue refers to it.
    static func getArtwork(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let id = call.text("artworkId")
        guard catalog.isKnownArtwork(id) else { throw .notFound(.artwork, id: id) }
        return Reply(
            mediaType: "image/png", body: Artwork.png(id: id, size: call.integer("size") ?? 512), caching: .shared)
    }
}
