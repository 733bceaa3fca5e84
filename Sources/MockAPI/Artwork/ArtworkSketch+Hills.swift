extension ArtworkSketch {
    /// A night sky with stars and a moon over hills that fade into mist.
    mutating func drawHills() {
        fill(.everything, .fade(palette.deep, palette.ramp(0.55), from: 0.1, to: 0.8))
        let moon = Point(x: dice.number(0.22...0.78), y: dice.number(0.2...0.34))
        let radius = dice.number(0.07...0.12)
        drawMoon(moon, radius)
        drawStars(count: dice.integer(45...75), outside: moon, radius)
        let count = dice.integer(4...5)
        for index in 0..<count {
            let nearness = Double(index) / Double(count - 1)
            drawRidge(base: 0.58 + 0.32 * nearness, nearness: nearness)
        }
    }

    private mutating func drawMoon(_ moon: Point, _ radius: Double) {
        fillHalo(moon, from: radius, to: radius * 2.4, steps: 5, .solid(palette.inks[0]).opacity(0.07))
        if dice.chance(0.5) {
            fill(.disc(moon, radius), .fade(palette.paper, palette.inks[0], from: moon.y - radius, to: moon.y + radius))
        } else {
            fill(.crescent(moon, radius, angle: dice.number(0.02...0.14)), palette.paper)
        }
    }

    /// No star shines through the moon, not even through its dark side.
    private mutating func drawStars(count: Int, outside moon: Point, _ radius: Double) {
        for _ in 0..<count {
            let place = Point(x: dice.number(0.02...0.98), y: dice.number(0.02...0.6))
            let size = dice.number(0...1)
            let away = place - moon
            if away.x * away.x + away.y * away.y < radius * radius * 1.2 { continue }
            fill(.disc(place, 0.0012 + 0.003 * size * size), .solid(palette.paper).opacity(0.45 + 0.5 * size))
        }
    }

    private mutating func drawRidge(base: Double, nearness: Double) {
        let swell = swell(amplitude: 0.09, waves: 0.6...1.5)
        let peaks = brokenLine(amplitude: 0.035 * (1 - nearness), pieces: 24)
        let colour = palette.ramp(0.55 + 0.45 * nearness).mixed(with: palette.deep, 0.85 * nearness)
        let mist = colour.mixed(with: palette.ramp(0.35), 0.55 * (1 - 0.8 * nearness))
        let ridge = Outline.ground { base + swell($0) + peaks($0) }
        fill(ridge, .fade(colour, mist, from: base - 0.1, to: base + 0.22))
    }

    /// Straight pieces between uneven heights about 0, as a function of x.
    private mutating func brokenLine(amplitude: Double, pieces: Int) -> (Double) -> Double {
        let heights = (0...pieces).map { _ in dice.number(-amplitude...amplitude) }
        return { x in
            let place = max(0, min(0.999, (x + 0.05) / 1.1)) * Double(pieces)
            let index = Int(place)
            return heights[index] + (heights[index + 1] - heights[index]) * (place - Double(index))
        }
    }
}
