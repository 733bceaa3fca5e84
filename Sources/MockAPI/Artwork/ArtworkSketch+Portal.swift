extension ArtworkSketch {
    /// Doorways within doorways, and a sun behind the last.
    mutating func drawPortal() {
        let isInwardLight = dice.chance(0.6)
        let count = dice.integer(5...7)
        let outer = isInwardLight ? palette.deep : palette.paper
        fill(.everything, .fade(outer, outer.mixed(with: palette.ramp(isInwardLight ? 1 : 0), 0.7)))
        let x = dice.number(0.45...0.55)
        let bottom = 0.9
        for index in 0..<count {
            let place = Double(index) / Double(count - 1)
            let width = 0.78 - 0.52 * place
            let top = 0.1 + 0.36 * place
            let tone = isInwardLight ? 0.9 - 0.9 * place : 0.1 + 0.9 * place
            let door = Outline.doorway(x: x, top: top, bottom: bottom, width: width)
            fillShadow(door, direction: Point(x: 0, y: -0.012))
            fill(door, .fade(palette.ramp(tone - 0.04), palette.ramp(tone + 0.2), from: top, to: bottom))
        }
        let sun = Point(x: x, y: 0.66)
        fill(.disc(sun, 0.075), isInwardLight ? palette.accent : palette.paper)
        let floor = isInwardLight ? palette.deep : palette.ramp(0.85)
        fill(
            .rectangle(0...1, bottom...1), .fade(floor.mixed(with: palette.ramp(0.7), 0.5), floor, from: bottom, to: 1))
    }
}
