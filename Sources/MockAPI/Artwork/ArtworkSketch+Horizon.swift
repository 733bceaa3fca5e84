extension ArtworkSketch {
    /// A sun or moon that sinks into layered waves.
    mutating func drawHorizon() {
        let isNight = dice.chance(0.4)
        let waterline = dice.number(0.52...0.62)
        let (zenith, dusk) = isNight ? (palette.deep, palette.ramp(0.65)) : (palette.ramp(0.8), palette.ramp(0.15))
        fill(.everything, .fade(zenith, dusk, from: 0, to: waterline))

        let radius = dice.number(0.15...0.21)
        let sun = Point(x: dice.number(0.3...0.7), y: waterline - radius * dice.number(0.5...0.9))
        fillHalo(sun, from: radius, to: radius * 2.2, steps: 5, .solid(palette.inks[0]).opacity(0.13))
        if dice.chance(0.5) {
            fill(.disc(sun, radius), .fade(palette.paper, palette.inks[0], from: sun.y - radius, to: sun.y + radius))
        } else {
            fillSlicedSun(sun, radius)
        }
        drawWaves(from: waterline, count: dice.integer(4...5))
    }

    /// A disc that is cut into slices, thinner towards its foot.
    private func fillSlicedSun(_ centre: Point, _ radius: Double) {
        let paint = Paint.fade(palette.paper, palette.inks[1], from: centre.y - radius, to: centre.y + radius)
        var top = centre.y - radius
        for height in [0.8, 0.2, 0.16, 0.13, 0.1, 0.08] {
            fill(.slice(centre, radius, top...(top + height * radius)), paint)
            top += (height + 0.07) * radius
        }
    }

    private mutating func drawWaves(from waterline: Double, count: Int) {
        for index in 0..<count {
            let depth = Double(index) / Double(count - 1)
            let base = waterline + (1 - waterline) * depth * (0.55 + 0.35 * depth)
            let swell = swell(amplitude: 0.012 + 0.035 * depth, waves: 0.8...1.8)
            let wave = Outline.ground { base + swell($0) }
            fillShadow(wave, direction: Point(x: 0, y: -0.018))
            let colour = palette.ramp(0.3 + 0.75 * depth)
            let crest = colour.mixed(with: palette.inks[0], 0.28 * (1 - depth) + 0.06)
            fill(wave, .fade(crest, colour.mixed(with: palette.deep, 0.5 * depth), from: base - 0.03, to: base + 0.2))
        }
    }
}
