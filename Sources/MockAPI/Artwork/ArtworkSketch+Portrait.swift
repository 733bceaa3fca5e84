extension ArtworkSketch {
    /// A person as a few shapes, without a face: shoulders, neck, half-lit head and hair before a backdrop. All that
    /// matters lies within the circle that an avatar is cropped to.
    mutating func drawPortrait() {
        let isDark = dice.chance(0.5)
        let tone =
            isDark ? dice.pick([palette.paper, palette.inks[0]]) : dice.pick([palette.inks[1], palette.inks[2]])
        let shade = tone.mixed(with: palette.inks[isDark ? 2 : 3], 0.45)
        let hair = dice.pick(isDark ? [palette.inks[1], palette.accent] : [palette.deep, palette.inks[4]])
        let clothes = dice.pick(isDark ? [palette.inks[2], palette.paper] : [palette.accent, palette.inks[3]])
        let style = dice.pick(HairStyle.allCases)

        drawBackdrop(isDark)
        fillHairBehind(style, hair)
        let body = Outline.doorway(x: 0.5, top: 0.66, bottom: 1.05, width: 0.66)
        fill(body, .fade(clothes.mixed(with: palette.paper, 0.15), clothes, from: 0.7, to: 1))
        fill(.pill(x: 0.5, 0.5...0.73, width: 0.15), shade)
        fill(.pill(x: 0.5, Head.heights, width: 2 * Head.radius), tone)
        fill(.halfPill(x: 0.5, Head.heights, width: 2 * Head.radius), shade)
        fillHairBefore(style, hair)
        if dice.chance(0.35) { fillHeadphones(isDark ? palette.paper : palette.accent) }
    }

    private mutating func drawBackdrop(_ isDark: Bool) {
        let (top, bottom) = isDark ? (palette.deep, palette.ramp(1)) : (palette.paper, palette.ramp(0.05))
        fill(.everything, .fade(top, bottom))
        let centre = Point(x: 0.5, y: 0.44)
        let colour = palette.ramp(isDark ? dice.number(0.65...0.85) : dice.number(0...0.15))
        switch dice.integer(0...3) {
        case 0:
            fill(.disc(centre, 0.36), .fade(colour, palette.ramp(isDark ? 0.95 : 0.2), from: 0.1, to: 0.8))
        case 1:
            for ring in 0..<4 {
                let paint = Paint.solid(colour).opacity(0.9 - 0.2 * Double(ring))
                fill(.ring(centre, 0.24 + 0.09 * Double(ring), width: 0.035), paint)
            }
        case 2:
            let lean = dice.pick([-0.125, 0.125])
            fill(.rectangle(-0.5...0.5, -0.5...1.5).turned(by: lean, about: Point(x: 0.5, y: 0.5)), colour)
        default:
            let lean = dice.number(0...0.05)
            for ray in 0..<10 {
                let start = lean + Double(ray) / 10
                fill(.sector(centre, 0.9, from: start, to: start + 0.05), .solid(colour).opacity(0.55))
            }
        }
    }

    private func fillHairBehind(_ style: HairStyle, _ hair: Colour) {
        switch style {
        case .round: fill(.disc(Point(x: 0.5, y: 0.35), 0.225), hair)
        case .long: fill(.doorway(x: 0.5, top: 0.2, bottom: 0.78, width: 0.4), hair)
        case .bun: fill(.disc(Point(x: 0.5, y: 0.18), 0.08), hair)
        case .bob: fill(.pill(x: 0.5, 0.2...0.59, width: 0.39), hair)
        case .cropped, .cap: break
        }
    }

    private func fillHairBefore(_ style: HairStyle, _ hair: Colour) {
        let radius = Head.radius + 0.012
        switch style {
        case .round, .bun, .cropped:
            fill(.slice(Head.crown, radius, (Head.crown.y - radius)...(Head.crown.y - 0.035)), hair)
        case .long, .bob: fill(.sector(Head.crown, radius, from: 0.5, to: 0.93), hair)
        case .cap: fill(.sector(Head.crown, radius, from: 0.5, to: 1), hair)
        }
    }

    private func fillHeadphones(_ colour: Colour) {
        fill(.band(Head.crown, Head.radius + 0.028, width: 0.022, from: 0.48, to: 1.02), colour)
        for side in [-1.0, 1.0] {
            fill(.pill(x: 0.5 + side * (Head.radius + 0.016), 0.375...0.5, width: 0.062), colour)
        }
    }
}

private enum HairStyle: CaseIterable {
    case round
    case long
    case bun
    case bob
    case cropped
    case cap
}

private enum Head {
    static let heights = 0.25...0.61
    static let radius = 0.14
    /// The middle of the arc over the forehead.
    static let crown = Point(x: 0.5, y: heights.lowerBound + radius)
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
