extension ArtworkSketch {
    /// A planet with its moons on thin orbits.
    mutating func drawOrbits() {
        let isDark = dice.chance(0.7)
        let ground = isDark ? palette.deep : palette.paper
        let line = isDark ? palette.paper : palette.deep
        fill(.everything, .fade(ground, ground.mixed(with: palette.ramp(isDark ? 0.9 : 0.1), 0.7)))
        let centre = Point(x: dice.number(0.4...0.6), y: dice.number(0.42...0.58))
        let radius = dice.number(0.15...0.2)
        let shadeAngle = dice.number(0.05...0.2)
        for index in 0..<3 {
            let orbit = radius + 0.09 + 0.11 * Double(index)
            fill(.ring(centre, orbit, width: 0.003), .solid(line).opacity(0.5))
            let moon = centre.towards(dice.number(0...1), orbit)
            let size = dice.number(0.014...0.04)
            fill(.disc(moon, size), index == 1 ? palette.accent : palette.ramp(dice.number(0.1...0.6)))
        }
        fill(
            .disc(centre, radius),
            .fade(palette.inks[1], palette.inks[3], from: centre.y - radius, to: centre.y + radius))
        fill(.crescent(centre, radius, angle: shadeAngle), .solid(palette.deep).opacity(0.35))
    }
}
