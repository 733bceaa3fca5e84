extension ArtworkSketch {
    /// A stack of traces, each hiding what lies behind it, like a pulse recorded again and again.
    mutating func drawRidges() {
        let isDark = dice.chance(0.7)
        let ground = isDark ? palette.deep : palette.paper
        fill(.everything, ground)
        let count = dice.integer(13...16)
        let centre = dice.number(0.4...0.6)
        let breadth = dice.number(0.18...0.26)
        for index in 0..<count {
            let depth = Double(index) / Double(count - 1)
            let ripple = swell(amplitude: 1, waves: 2.2...4)
            let lean = centre + dice.number(-0.06...0.06)
            let height = dice.number(0.1...0.2)
            let line = { (x: Double) -> Double in
                let away = (x - lean) / breadth
                let bump = 1 / (1 + away * away * away * away)
                return 0.27 + 0.6 * depth - height * bump * (0.6 + 0.4 * ripple(x))
            }
            fill(.ground(from: 0.07, to: 0.93, line), ground)
            fill(
                .trace(from: 0.07, to: 0.93, width: 0.0075, line), palette.ramp(isDark ? 0.65 * depth : 1 - 0.7 * depth)
            )
        }
    }
}
