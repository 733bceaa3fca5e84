extension ArtworkSketch {
    /// Overlapping discs of translucent ink: printed on paper, or as lights in the dark.
    mutating func drawDiscs() {
        let isDark = dice.chance(0.4)
        let blend = isDark ? Paint.Blend.screen : .multiply
        let ground = isDark ? palette.deep : palette.paper
        fill(.everything, .fade(ground, ground.mixed(with: palette.inks[isDark ? 4 : 0], 0.35)))

        let count = dice.integer(3...5)
        let centre = Point(x: dice.number(0.44...0.56), y: dice.number(0.44...0.56))
        let lean = dice.number(0...1)
        let spread = dice.number(0.14...0.2)
        for index in 0..<count {
            let place = Double(index) / Double(count - 1)
            let middle = centre.towards(lean + Double(index) / Double(count), spread)
            let radius = dice.number(0.2...0.29)
            let colour = palette.ramp(isDark ? 0.35 + 0.5 * place : 0.05 + 0.7 * place)
            let foot = colour.mixed(with: palette.ramp(isDark ? 0.9 : 0), 0.45)
            let paint = Paint.fade(colour, foot, from: middle.y - radius, to: middle.y + radius)
            fill(.disc(middle, radius), paint.blended(blend).opacity(0.92))
        }
        let small = centre.towards(lean + dice.number(0...1), spread + 0.2)
        fill(.disc(small, 0.055), .solid(palette.accent).blended(blend))
        fill(.ring(centre, spread + 0.2, width: 0.004), isDark ? palette.paper : palette.deep)
    }
}
