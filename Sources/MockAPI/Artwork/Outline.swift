/// A place on the canvas, in units: x to the right, y downwards.
struct Point {
    var x: Double
    var y: Double

    static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
    static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

    /// Turned by `angle` turns, clockwise, about `centre`.
    func turned(by angle: Double, about centre: Point = Point(x: 0, y: 0)) -> Point {
        let (sine, cosine) = (Turn.sine(angle), Turn.cosine(angle))
        let arm = self - centre
        return centre + Point(x: arm.x * cosine - arm.y * sine, y: arm.x * sine + arm.y * cosine)
    }

    /// The point at `distance` from this one: an angle of 0 turns leads to the right, 1/4 downwards.
    func towards(_ angle: Double, _ distance: Double) -> Point {
        Point(x: x + distance * Turn.cosine(angle), y: y + distance * Turn.sine(angle))
    }
}

/// What is filled: closed contours. One that runs the other way round inside another is a hole.
struct Outline {
    private(set) var contours: [[Point]]

    init(_ contour: [Point]) {
        contours = [contour]
    }

    /// This outline without `other`, which must lie within it and run the same way round.
    func cutting(_ other: Outline) -> Outline {
        var outline = self
        outline.contours += other.contours.map { $0.reversed() }
        return outline
    }

    func moved(by offset: Point) -> Outline {
        var outline = self
        outline.contours = contours.map { contour in contour.map { $0 + offset } }
        return outline
    }

    /// Turned by `angle` turns, clockwise, about `centre`.
    func turned(by angle: Double, about centre: Point) -> Outline {
        var outline = self
        outline.contours = contours.map { contour in contour.map { $0.turned(by: angle, about: centre) } }
        return outline
    }
}
