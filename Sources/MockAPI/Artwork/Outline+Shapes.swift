extension Outline {
    static let everything = rectangle(0...1, 0...1)

    static func rectangle(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Outline {
        Outline([
            Point(x: x.lowerBound, y: y.lowerBound), Point(x: x.upperBound, y: y.lowerBound),
            Point(x: x.upperBound, y: y.upperBound), Point(x: x.lowerBound, y: y.upperBound),
        ])
    }

    static func disc(_ centre: Point, _ radius: Double) -> Outline {
        Outline(arc(centre, radius, from: 0, to: 1))
    }

    static func ring(_ centre: Point, _ radius: Double, width: Double) -> Outline {
        disc(centre, radius + width / 2).cutting(disc(centre, radius - width / 2))
    }

    /// A slice of a disc, from one angle to another in turns.
    static func sector(_ centre: Point, _ radius: Double, from: Double, to: Double) -> Outline {
        Outline([centre] + arc(centre, radius, from: from, to: to))
    }

    /// A part of a ring, from one angle to another in turns, with straight ends.
    static func band(_ centre: Point, _ radius: Double, width: Double, from: Double, to: Double) -> Outline {
        let outer = arc(centre, radius + width / 2, from: from, to: to)
        let inner = arc(centre, radius - width / 2, from: from, to: to)
        return Outline(outer + inner.reversed())
    }

    /// What of a disc lies between two heights.
    static func slice(_ centre: Point, _ radius: Double, _ heights: ClosedRange<Double>) -> Outline {
        let steps = 24
        var left: [Point] = []
        var right: [Point] = []
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            let y = heights.lowerBound + share * (heights.upperBound - heights.lowerBound)
            let square = radius * radius - (y - centre.y) * (y - centre.y)
            let half = square > 0 ? square.squareRoot() : 0
            left.append(Point(x: centre.x - half, y: y))
            right.append(Point(x: centre.x + half, y: y))
        }
        return Outline(right + left.reversed())
    }

    /// An upright bar with round ends.
    static func pill(x: Double, _ heights: ClosedRange<Double>, width: Double) -> Outline {
        let radius = width / 2
        let top = Point(x: x, y: heights.lowerBound + radius)
        let bottom = Point(x: x, y: heights.upperBound - radius)
        return Outline(arc(top, radius, from: 0.5, to: 1) + arc(bottom, radius, from: 0, to: 0.5))
    }

    /// A doorway: straight sides, a half disc on top.
    static func doorway(x: Double, top: Double, bottom: Double, width: Double) -> Outline {
        let centre = Point(x: x, y: top + width / 2)
        return Outline(
            arc(centre, width / 2, from: 0.5, to: 1)
                + [Point(x: x + width / 2, y: bottom), Point(x: x - width / 2, y: bottom)])
    }

    /// A petal: an egg that begins at `base` and is widest towards its tip.
    static func petal(_ base: Point, angle: Double, length: Double, width: Double) -> Outline {
        let steps = 48
        let points = (0..<steps).map { step in
            let turn = Double(step) / Double(steps)
            let share = (1 - Turn.cosine(turn)) / 2
            return base + Point(x: share * length, y: Turn.sine(turn) * (0.55 + 0.45 * share) * width / 2)
        }
        return Outline(points).turned(by: angle, about: base)
    }

    /// Everything below a line that runs from one x to another, by default across the canvas.
    static func ground(
        from left: Double = -0.05, to right: Double = 1.05, depth: Double = 1.05, _ height: (_ x: Double) -> Double
    ) -> Outline {
        Outline(skyline(left, right, height) + [Point(x: right, y: depth), Point(x: left, y: depth)])
    }

    /// A line of the given width that runs from one x to another.
    static func trace(
        from left: Double, to right: Double, width: Double, _ height: (_ x: Double) -> Double
    ) -> Outline {
        let line = skyline(left, right, height)
        var above: [Point] = []
        var below: [Point] = []
        for index in line.indices {
            let direction = line[min(index + 1, line.count - 1)] - line[max(index - 1, 0)]
            let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
            let normal = Point(x: -direction.y, y: direction.x) * (width / 2 / length)
            above.append(line[index] - normal)
            below.append(line[index] + normal)
        }
        return Outline(above + below.reversed())
    }

    private static func skyline(_ left: Double, _ right: Double, _ height: (_ x: Double) -> Double) -> [Point] {
        let steps = 160
        return (0...steps).map { step in
            let x = left + (right - left) * Double(step) / Double(steps)
            return Point(x: x, y: height(x))
        }
    }

    /// The lit part of a moon whose light comes from `angle`: half its rim, and the shadow's edge, which seen from the
    /// side is half an ellipse.
    static func crescent(_ centre: Point, _ radius: Double, angle: Double) -> Outline {
        let rim = arc(Point(x: 0, y: 0), radius, from: -0.25, to: 0.25)
        let shadow = rim.map { Point(x: $0.x * 0.5, y: $0.y) }
        return Outline(rim + shadow.reversed()).turned(by: angle, about: Point(x: 0, y: 0)).moved(by: centre)
    }

    static func arc(_ centre: Point, _ radius: Double, from: Double, to: Double) -> [Point] {
        let steps = max(6, Int((16 + 240 * min(radius, 0.5)) * (to - from)))
        return (0...steps).map { step in
            centre.towards(from + (to - from) * Double(step) / Double(steps), radius)
        }
    }
}
