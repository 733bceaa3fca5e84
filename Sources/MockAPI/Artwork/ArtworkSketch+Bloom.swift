extension ArtworkSketch {
    /// A flower from above: rings of translucent petals.
    mutating func drawBloom() {
        let isDark = dice.chance(0.55)
        let ground = isDark ? palette.deep : palette.paper
        fill(.everything, .fade(ground, ground.mixed(with: palette.inks[isDark ? 4 : 0], 0.6)))
        let centre = Point(x: dice.number(0.46...0.54), y: dice.number(0.46...0.54))
        let petals = dice.integer(7...11)
        let lean = dice.number(0...1)
        let fullness = dice.number(1.3...2)
        for ring in 0..<3 {
            let length = [0.46, 0.34, 0.22][ring]
            let colour = palette.ramp(isDark ? 0.8 - 0.32 * Double(ring) : 0.05 + 0.27 * Double(ring))
            let width = fullness * 3 * length / Double(petals)
            for petal in 0..<petals {
                let angle = lean + (Double(petal) + 0.5 * Double(ring)) / Double(petals)
                let outline = Outline.petal(centre, angle: angle, length: length, width: width)
                fill(outline, .solid(colour).opacity(isDark ? 0.6 : 0.7).blended(isDark ? .cover : .multiply))
            }
        }
        fill(.disc(centre, 0.07), palette.accent)
        for seed in 0..<petals {
            let place = centre.towards(lean + Double(seed) / Double(petals), 0.045)
            fill(.disc(place, 0.006), palette.paper)
        }
    }
}
