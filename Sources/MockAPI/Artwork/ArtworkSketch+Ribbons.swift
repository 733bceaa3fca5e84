extension ArtworkSketch {
    /// Sheets of cut paper that flow across on a slant, each throwing a shadow on the one behind.
    mutating func drawRibbons() {
        let count = dice.integer(5...6)
        let angle = dice.pick([-0.125, -0.08, 0.08, 0.125])
        let isRising = dice.chance(0.5)
        let flow = swell(amplitude: dice.number(0.06...0.11), waves: 0.6...1.1)
        let accented = dice.integer(1...count - 2)
        let shadow = Point(x: 0, y: -0.018).turned(by: angle)
        fill(.everything, palette.ramp(isRising ? 0 : 1))
        for index in 0..<count {
            let place = Double(index + 1) / Double(count)
            let drift = dice.number(-0.35...0.35)
            let base = -0.12 + 1.2 * (Double(index) + 0.5) / Double(count)
            let strength = dice.number(0.5...1.2)
            let sheet = Outline.ground(from: -0.5, to: 1.5, depth: 2) { base + strength * flow($0 + drift) }
                .turned(by: angle, about: Point(x: 0.5, y: 0.5))
            fillShadow(sheet, direction: shadow)
            let tone = isRising ? place : 1 - place
            let isAccent = index == accented
            let (top, bottom) =
                isAccent
                ? (palette.accent.mixed(with: palette.paper, 0.2), palette.accent)
                : (palette.ramp(tone - 0.06), palette.ramp(tone + 0.1))
            fill(sheet, .fade(top, bottom))
        }
    }
}
