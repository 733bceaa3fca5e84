extension ArtworkSketch {
    /// A night sky with stars and a moon over hills that fade into mist.
    mutating func drawHills() {
        fill(.everything, .fade(palette.deep, palette.ramp(0.55), from: 0.1, to: 0.8))
        drawStars(count: dice.integer(45...75))
        drawMoon()
        let count = dice.integer(4...5)
        for index in 0..<count {
            let nearness = Double(index) / Double(count - 1)
            drawRidge(base: 0.58 + 0.32 * nearness, nearness: nearness)
        }
    }

    private mutating func drawStars(count: Int) {
        for _ in 0..<count {
            let place = Point(x: dice.number(0.02...0.98), y: dice.number(0.02...0.6))
            let size = dice.number(0...1)
            fill(.disc(place, 0.0012 + 0.003 * size * size), .solid(palette.paper).opacity(0.45 + 0.5 * size))
        }
    }

    private mutating func drawMoon() {
        let radius = dice.number(0.07...0.12)
        let moon = Point(x: dice.number(0.22...0.78), y: dice.number(0.2...0.34))
        fillHalo(moon, from: radius, to: radius * 2.4, steps: 5, .solid(palette.inks[0]).opacity(0.07))
        if dice.chance(0.5) {
            fill(.disc(moon, radius), .fade(palette.paper, palette.inks[0], from: moon.y - radius, to: moon.y + radius))
        } else {
            fill(.crescent(moon, radius, angle: dice.number(0.02...0.14)), palette.paper)
        }
    }

    private mutating func drawRidge(base: Double, nearness: Double) {
        let swell = swell(amplitude: 0.09, waves: 0.6...1.5)
        let jag = swell2Jag()
        let colour = palette.ramp(0.55 + 0.45 * nearness).mixed(with: palette.deep, 0.85 * nearness)
        let mist = colour.mixed(with: palette.ramp(0.35), 0.55 * (1 - 0.8 * nearness))
        let ridge = Outline.ground { base + swell($0) + jag($0) * (1 - nearness) }
        fill(ridge, .fade(colour, mist, from: base - 0.1, to: base + 0.22))
    }

    /// The broken line of distant peaks.
    private mutating func swell2Jag() -> (Double) -> Double {
        let heights = (0...24).map { _ in dice.number(-0.035...0.035) }
        return { x in
            let place = max(0, min(0.999, (x + 0.05) / 1.1)) * 24
            let index = Int(place)
            return heights[index] + (heights[index + 1] - heights[index]) * (place - Double(index))
        }
    }
}
