import JSONText

/// A picture in the making: each family of compositions is an extension that draws with these.
struct ArtworkSketch {
    let canvas: Canvas
    let palette: ArtworkPalette
    var dice: Dice

    mutating func draw(_ scene: ArtworkScene) {
        switch scene {
        case .arches: drawArches()
        case .bloom: drawBloom()
        case .discs: drawDiscs()
        case .hills: drawHills()
        case .horizon: drawHorizon()
        case .orbits: drawOrbits()
        case .portal: drawPortal()
        case .ribbons: drawRibbons()
        case .ridges: drawRidges()
        case .rings: drawRings()
        case .tiles: drawTiles()
        case .waveform: drawWaveform()
        case .portrait: drawPortrait()
        }
    }

    func fill(_ outline: Outline, _ paint: Paint) {
        canvas.fill(outline, paint)
    }

    func fill(_ outline: Outline, _ colour: Colour) {
        canvas.fill(outline, .solid(colour))
    }

    /// A glow about a disc: wider and wider discs of the same faint light.
    func fillHalo(_ centre: Point, from inner: Double, to outer: Double, steps: Int, _ paint: Paint) {
        for step in (1...steps).reversed() {
            fill(.disc(centre, inner + (outer - inner) * Double(step) / Double(steps)), paint)
        }
    }

    /// A soft shadow beside an outline that is drawn next: what it covers when it is moved a little, and a little more,
    /// but not where it lies itself.
    func fillShadow(_ outline: Outline, direction: Point) {
        for step in 1...3 {
            let moved = outline.moved(by: direction * (Double(step) / 3))
            fill(moved.cutting(outline), .solid(palette.deep).opacity(0.1))
        }
    }

    /// A smooth, uneven line about the height 0, as a function of x: three waves of falling size.
    mutating func swell(amplitude: Double, waves: ClosedRange<Double>) -> (Double) -> Double {
        let (first, second, third) = (dice.number(waves), dice.number(waves) * 2.1, dice.number(waves) * 3.7)
        let (phase1, phase2, phase3) = (dice.number(0...1), dice.number(0...1), dice.number(0...1))
        return { x in
            amplitude
                * (0.65 * Turn.sine(x * first + phase1) + 0.25 * Turn.sine(x * second + phase2)
                    + 0.1 * Turn.sine(x * third + phase3))
        }
    }
}
