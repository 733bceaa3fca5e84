extension ArtworkSketch {
    /// Stripes that bend round a corner or rise as a rainbow, as on a seventies sleeve.
    mutating func drawArches() {
        let isDark = dice.chance(0.5)
        let ground = isDark ? palette.deep : palette.paper
        fill(.everything, .fade(ground, ground.mixed(with: palette.inks[isDark ? 4 : 0], 0.5)))
        let stripes = palette.inks.reversed() + [palette.accent]
        let width = dice.number(0.055...0.07)
        if dice.chance(0.5) {
            drawRainbow(stripes, width)
        } else {
            drawBend(stripes, width)
        }
    }

    private mutating func drawRainbow(_ stripes: [Colour], _ width: Double) {
        let centre = Point(x: 0.5, y: dice.number(0.56...0.64))
        for (index, colour) in stripes.enumerated() {
            let radius = width * (Double(stripes.count - index) + 0.6)
            let arch = Outline.doorway(x: centre.x, top: centre.y - radius, bottom: 1.05, width: 2 * radius)
            fillShadow(arch, direction: Point(x: 0, y: -0.008))
            fill(arch, .fade(colour, colour.mixed(with: palette.deep, 0.25), from: centre.y, to: 1))
        }
        fill(.disc(centre, width * 0.6), palette.paper)
    }

    private mutating func drawBend(_ stripes: [Colour], _ width: Double) {
        let quarterTurn = Double(dice.integer(0...3)) / 4
        let middle = Point(x: 0.5, y: 0.5)
        let pivot = Point(x: dice.number(0.3...0.4), y: dice.number(0.3...0.4))
        let inner = dice.number(0.03...0.1)
        let hollow = Outline.bend(pivot, inner)
        for (index, colour) in stripes.enumerated() {
            let stripe = Outline.bend(pivot, inner + width * Double(stripes.count - index)).cutting(hollow)
            fill(stripe.turned(by: quarterTurn, about: middle), colour)
        }
        fill(.disc(pivot * 0.55, 0.1).turned(by: quarterTurn, about: middle), palette.accent)
    }
}

extension Outline {
    /// The top left corner of the canvas up to a rounded corner about `pivot`.
    fileprivate static func bend(_ pivot: Point, _ radius: Double) -> Outline {
        Outline(
            [Point(x: -0.05, y: -0.05), Point(x: pivot.x + radius, y: -0.05)]
                + arc(pivot, radius, from: 0, to: 0.25)
                + [Point(x: -0.05, y: pivot.y + radius)])
    }
}
