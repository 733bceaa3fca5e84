extension ArtworkSketch {
    /// Sound as rings about one source, some of them broken.
    mutating func drawRings() {
        let isDark = dice.chance(0.6)
        let ground = isDark ? palette.deep : palette.paper
        fill(.everything, .fade(ground, ground.mixed(with: palette.ramp(isDark ? 0.9 : 0.1), 0.6)))
        let source = dice.pick([
            Point(x: 0.5, y: 0.5), Point(x: 0.5, y: 1), Point(x: 0, y: 1), Point(x: 0.3, y: 0.7),
            Point(x: 0.72, y: 0.3),
        ])
        let isCentred = source.x == 0.5 && source.y == 0.5
        let reach = isCentred ? 0.43 : dice.number(0.85...1.05)
        let count = isCentred ? dice.integer(5...6) : dice.integer(6...8)
        let step = reach / (Double(count) + 0.5)
        let lean = dice.number(0...1)
        for index in (1...count).reversed() {
            let place = Double(index - 1) / Double(count - 1)
            let radius = step * (Double(index) + 0.25)
            let colour = palette.ramp(isDark ? place * 0.85 : 1 - place * 0.85)
            fill(.ring(source, radius, width: step * 0.5), .solid(colour).opacity(0.28))
            let start = lean + dice.number(0...0.5)
            let length = dice.number(0.35...0.85)
            fill(.band(source, radius, width: step * 0.5, from: start, to: start + length), colour)
        }
        fill(.disc(source, step * 0.78), palette.accent)
    }
}
