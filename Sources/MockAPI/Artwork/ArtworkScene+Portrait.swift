extension ArtworkSketch {
    /// A person as a few shapes, without a face: shoulders, neck, half-lit head and hair before a backdrop. All that
    /// matters lies within the circle that an avatar is cropped to.
    mutating func drawPortrait() {
        let isDark = dice.chance(0.5)
        drawBackdrop(isDark)
        let tone = isDark ? dice.pick([palette.paper, palette.inks[0]]) : dice.pick([palette.inks[1], palette.inks[2]])
        let shade = tone.mixed(with: palette.inks[isDark ? 2 : 3], 0.45)
        let hair = dice.pick(isDark ? [palette.inks[1], palette.accent] : [palette.deep, palette.inks[4]])
        let clothes = dice.pick(isDark ? [palette.inks[2], palette.paper] : [palette.accent, palette.inks[3]])

        let style = dice.integer(0...5)
        fillHairBehind(style, hair)
        fillBody(clothes, shade)
        fill(.pill(x: 0.5, 0.25...0.61, width: Portrait.headWidth), tone)
        fill(.halfPill(x: 0.5, 0.25...0.61, width: Portrait.headWidth), shade)
        fillHairBefore(style, hair)
        if dice.chance(0.35) { fillHeadphones(isDark ? palette.paper : palette.inks[4]) }
    }

    private mutating func drawBackdrop(_ isDark: Bool) {
        let (top, bottom) = isDark ? (palette.deep, palette.ramp(1)) : (palette.paper, palette.ramp(0.05))
        fill(.everything, .fade(top, bottom))
        let sun = Point(x: 0.5, y: 0.44)
        let colour = palette.ramp(isDark ? dice.number(0.65...0.85) : dice.number(0...0.15))
        switch dice.integer(0...3) {
        case 0:
            fill(.disc(sun, 0.36), .fade(colour, palette.ramp(isDark ? 0.95 : 0.2), from: 0.1, to: 0.8))
        case 1:
            for ring in 0..<4 {
                fill(.ring(sun, 0.24 + 0.09 * Double(ring), width: 0.035), .solid(colour).opacity(0.9 - 0.2 * Double(ring)))
            }
        case 2:
            let lean = dice.pick([-0.125, 0.125])
            fill(.rectangle(-0.5...0.5, -0.5...1.5).turned(by: lean, about: Point(x: 0.5, y: 0.5)), colour)
        default:
            let lean = dice.number(0...0.05)
            for ray in 0..<10 {
                let start = lean + Double(ray) / 10
                fill(.sector(sun, 0.9, from: start, to: start + 0.05), .solid(colour).opacity(0.55))
            }
        }
    }

    private func fillBody(_ clothes: Colour, _ shade: Colour) {
        let body = Outline.doorway(x: 0.5, top: 0.66, bottom: 1.05, width: 0.66)
        fillShadow(body, direction: Point(x: 0, y: -0.012))
        fill(body, .fade(clothes, clothes.mixed(with: palette.deep, 0.2), from: 0.7, to: 1))
        fill(.pill(x: 0.5, 0.5...0.73, width: 0.15), shade)
    }

    private func fillHairBehind(_ style: Int, _ hair: Colour) {
        switch style {
        case 0: fill(.disc(Point(x: 0.5, y: 0.35), 0.225), hair)
        case 1: fill(.doorway(x: 0.5, top: 0.2, bottom: 0.78, width: 0.4), hair)
        case 2: fill(.disc(Point(x: 0.5, y: 0.18), 0.08), hair)
        case 3: fill(.pill(x: 0.5, 0.2...0.59, width: 0.39), hair)
        default: break
        }
    }

    private func fillHairBefore(_ style: Int, _ hair: Colour) {
        let crown = Point(x: 0.5, y: 0.25 + Portrait.headWidth / 2)
        let radius = Portrait.headWidth / 2 + 0.012
        switch style {
        case 0, 2, 4: fill(.slice(crown, radius, (crown.y - radius)...(crown.y - 0.035)), hair)
        case 1, 3: fill(.sector(crown, radius, from: 0.5, to: 0.93), hair)
        default: fill(.sector(crown, radius, from: 0.5, to: 1), hair)
        }
    }

    private func fillHeadphones(_ colour: Colour) {
        let crown = Point(x: 0.5, y: 0.25 + Portrait.headWidth / 2)
        fill(.band(crown, Portrait.headWidth / 2 + 0.028, width: 0.022, from: 0.48, to: 1.02), colour)
        for side in [-1.0, 1.0] {
            fill(.pill(x: 0.5 + side * (Portrait.headWidth / 2 + 0.016), 0.375...0.5, width: 0.062), colour)
        }
    }

    private enum Portrait {
        static let headWidth = 0.28
    }
}

extension Outline {
    /// The right half of an upright bar with round ends.
    fileprivate static func halfPill(x: Double, _ heights: ClosedRange<Double>, width: Double) -> Outline {
        let radius = width / 2
        let top = Point(x: x, y: heights.lowerBound + radius)
        let bottom = Point(x: x, y: heights.upperBound - radius)
        return Outline(arc(top, radius, from: 0.75, to: 1) + arc(bottom, radius, from: 0, to: 0.25))
    }
}
