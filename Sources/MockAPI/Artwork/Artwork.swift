import JSONText

/// Cover pictures drawn on the spot. A picture depends on its id alone: every machine draws the same bytes, and every
/// size shows the same picture.
package enum Artwork {
    /// The sides, in pixels, that a picture can have.
    package static let sizes = 64...1024

    /// The picture of `id` as a PNG, `size` pixels wide and high; ids that begin with `avatar-` give a portrait that
    /// also reads well when it is cropped to a circle.
    ///
    /// - Precondition: `sizes` contains `size`.
    package static func png(id: String, size: Int) -> [UInt8] {
        PNGEncoder.encode(draw(id: id, size: size))
    }

    /// The same picture as pixels.
    package static func draw(id: String, size: Int) -> Canvas {
        precondition(sizes.contains(size), "artwork is \(sizes.lowerBound) to \(sizes.upperBound) pixels wide")
        var dice = Dice(seed: id)
        let palette = dice.pick(ArtworkPalette.all)
        let scene = id.hasPrefix("avatar-") ? ArtworkScene.portrait : dice.pick(ArtworkScene.covers)
        let canvas = Canvas(size: size)
        var sketch = ArtworkSketch(canvas: canvas, palette: palette, dice: dice)
        sketch.draw(scene)
        return canvas
    }
}
