extension ArtworkSketch {
    /// A recording's waveform, played up to a point.
    mutating func drawWaveform() {
        let isDark = dice.chance(0.65)
        let (top, bottom) =
            isDark
            ? (palette.deep, palette.deep.mixed(with: palette.ramp(0.9), 0.75))
            : (palette.paper, palette.paper.mixed(with: palette.inks[0], 0.5))
        fill(.everything, .fade(top, bottom))
        let middle = dice.number(0.45...0.55)
        let sun = Point(x: dice.number(0.3...0.7), y: middle)
        fill(.disc(sun, 0.33), .solid(palette.ramp(isDark ? 0.75 : 0.2)).opacity(isDark ? 0.6 : 0.7))

        let count = dice.integer(17...29)
        let pitch = 0.86 / Double(count)
        let played = dice.integer(count / 4...count * 3 / 4)
        let envelope = swell(amplitude: 0.5, waves: 0.6...1.3)
        for index in 0..<count {
            let x = 0.07 + pitch * (Double(index) + 0.5)
            let fade = Turn.sine(0.5 * (x - 0.02) / 0.96)
            let loudness = (0.6 + envelope(x)) * dice.number(0.45...1) * fade
            let half = pitch * 0.31 + 0.33 * max(0, min(1, loudness))
            let place = Double(index) / Double(count - 1)
            let colour = isDark ? palette.ramp(0.1 + place * 0.5) : palette.ramp(1 - place * 0.6)
            let bar = Outline.pill(x: x, (middle - half)...(middle + half), width: pitch * 0.6)
            fill(bar, index == played ? .solid(palette.accent) : .solid(colour).opacity(index < played ? 1 : 0.65))
        }
    }
}
