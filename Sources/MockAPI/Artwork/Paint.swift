/// What a shape is filled with: one colour, or a vertical fade between two, and how it meets what lies below.
struct Paint {
    enum Blend {
        case cover
        case multiply
        case screen
    }

    private var top: Colour
    private var bottom: Colour
    private var from = 0.0
    private var to = 1.0
    private(set) var opacity = 1.0
    private(set) var blend = Blend.cover

    static func solid(_ colour: Colour) -> Paint {
        Paint(top: colour, bottom: colour)
    }

    /// `top` above the height `from`, `bottom` below the height `to`, and a fade in between.
    static func fade(_ top: Colour, _ bottom: Colour, from: Double = 0, to: Double = 1) -> Paint {
        Paint(top: top, bottom: bottom, from: from, to: to)
    }

    func opacity(_ opacity: Double) -> Paint {
        var paint = self
        paint.opacity = opacity
        return paint
    }

    func blended(_ blend: Blend) -> Paint {
        var paint = self
        paint.blend = blend
        return paint
    }

    func colour(at height: Double) -> Colour {
        top.mixed(with: bottom, (height - from) / (to - from))
    }
}
