extension ArtworkSketch {
    /// A wall of mid-century tiles.
    mutating func drawTiles() {
        let count = dice.integer(3...5)
        let side = 1 / Double(count)
        let onLight = [palette.inks[2], palette.inks[3], palette.deep, palette.accent]
        let onDark = [palette.inks[0], palette.inks[1], palette.paper, palette.accent]
        let grounds = [
            (palette.deep, onDark), (palette.paper, onLight), (palette.inks[4], onDark), (palette.inks[1], onLight),
        ]
        var choice = 0
        for row in 0..<count {
            for column in 0..<count {
                // Never the ground of the tile before.
                choice = (choice + dice.integer(1...grounds.count - 1)) % grounds.count
                let (ground, figures) = grounds[choice]
                let corner = Point(x: Double(column) * side, y: Double(row) * side)
                fill(.tile(corner, side), ground)
                drawTile(corner, side, dice.pick(figures), dice.pick(figures))
            }
        }
    }

    private mutating func drawTile(_ corner: Point, _ side: Double, _ first: Colour, _ second: Colour) {
        let centre = corner + Point(x: side / 2, y: side / 2)
        let quarterTurn = Double(dice.integer(0...3)) / 4
        func place(_ outline: Outline, _ colour: Colour) {
            fill(outline.turned(by: quarterTurn, about: centre), colour)
        }
        switch dice.integer(0...6) {
        case 0:
            place(.sector(corner, side, from: 0, to: 0.25), first)
            place(.sector(corner, side / 2, from: 0, to: 0.25), second)
        case 1:
            place(.leaf(corner, side), first)
        case 2:
            let left = corner + Point(x: 0, y: side / 2)
            place(.sector(left, side / 2, from: -0.25, to: 0.25), first)
            place(.sector(centre, side / 2, from: -0.25, to: 0.25), second)
        case 3:
            place(.disc(centre, side * 0.36), first)
            place(.disc(centre, side * 0.16), second)
        case 4:
            for ring in 0..<3 {
                let radius = side * (0.9 - 0.28 * Double(ring))
                place(.band(corner, radius, width: side * 0.14, from: 0, to: 0.25), ring == 1 ? second : first)
            }
        case 5:
            place(Outline([corner, corner + Point(x: side, y: 0), corner + Point(x: 0, y: side)]), first)
        default:
            place(.sector(corner, side / 2, from: 0, to: 0.25), first)
            place(.sector(corner + Point(x: side, y: side), side / 2, from: 0.5, to: 0.75), first)
        }
    }
}

extension Outline {
    /// A little too large, so that no gap shows where the next tile is laid.
    fileprivate static func tile(_ corner: Point, _ side: Double) -> Outline {
        let overlap = 0.01
        return rectangle(corner.x...(corner.x + side + overlap), corner.y...(corner.y + side + overlap))
    }

    /// What two quarter discs in opposite corners have in common.
    fileprivate static func leaf(_ corner: Point, _ side: Double) -> Outline {
        let upper = arc(corner + Point(x: 0, y: side), side, from: 0.75, to: 1)
        let lower = arc(corner + Point(x: side, y: 0), side, from: 0.25, to: 0.5)
        return Outline(upper + lower)
    }
}
