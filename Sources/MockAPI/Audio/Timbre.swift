/// A voice's colour: one period of its wave, read at the speed of the pitch.
enum Timbre: Int, CaseIterable, Sendable {
    case soft
    case organ
    case reed
    case strings
    case bell

    /// One period in ``Timbre/waveLength`` steps, from -32,767 to 32,767.
    var wave: [Int] { Timbre.waves[rawValue] }

    static let waveLength = 1 << waveBits
    static let waveBits = 11

    private static let waves = allCases.map { sum(of: $0.harmonics) }

    /// How loud the fundamental is, and each of the tones at two, three… times its pitch.
    private var harmonics: [Double] {
        switch self {
        case .soft: [1, 0.25, 0.0625]
        case .organ: [1, 0.5, 0.25, 0.25, 0, 0.125]
        case .reed: [1, 0, 0.375, 0, 0.25, 0, 0.125]
        case .strings: [1, 0.5, 0.3125, 0.25, 0.1875, 0.125]
        case .bell: [1, 0, 0.125, 0.375, 0, 0, 0.1875]
        }
    }

    /// Worked out with the four basic operations alone, so that it has the same bits on every machine.
    private static func sum(of harmonics: [Double]) -> [Int] {
        let wave = (0..<waveLength).map { step in
            harmonics.enumerated().reduce(0) { sum, harmonic in
                sum + harmonic.element * Turn.sine(Double(step * (harmonic.offset + 1)) / Double(waveLength))
            }
        }
        let peak = wave.reduce(0) { max($0, abs($1)) }
        return wave.map { Int(($0 / peak * 32_767).rounded()) }
    }
}
