import Catalog

extension Operations {
    /// `GET /artwork/{artworkId}`: a PNG drawn for the id, where something in the catalogue refers to it.
    static func getArtwork(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let id = call.text("artworkId")
        let size = call.integer("size") ?? 512
        guard Artwork.sizes.contains(size) else { throw .invalidParameters([.artworkSize(size)]) }
        guard catalog.isKnownArtwork(id) else { throw .notFound(.artwork, id: id) }
        return Reply(mediaType: "image/png", body: .bytes(Artwork.png(id: id, size: size)), caching: .shared)
    }
}

extension ParameterFault {
    /// A document of somebody's own may allow more sizes than can be drawn.
    fileprivate static func artworkSize(_ size: Int) -> ParameterFault {
        let sizes = Artwork.sizes
        return ParameterFault(
            name: "size", detail: "expected an integer from \(sizes.lowerBound) to \(sizes.upperBound), found \(size)")
    }
}
