/// Sine and cosine of angles in turns (1 is a whole one), by the four basic operations alone: unlike the system
/// libraries' they give the same bits on every machine.
enum Turn {
    static func sine(_ turns: Double) -> Double {
        // Folded to -1/4…1/4, where sin(x) = sin(1/2 - x).
        var folded = turns - (turns + 0.5).rounded(.down)
        if folded > 0.25 { folded = 0.5 - folded }
        if folded < -0.25 { folded = -0.5 - folded }
        let x = folded * (2 * Double.pi)
        let square = x * x
        // Taylor's series to the 11th power: off by less than 0.0000001.
        var sum = 1 - square / 110
        sum = 1 - square / 72 * sum
        sum = 1 - square / 42 * sum
        sum = 1 - square / 20 * sum
        sum = 1 - square / 6 * sum
        return x * sum
    }

    static func cosine(_ turns: Double) -> Double {
        sine(turns + 0.25)
    }
}
