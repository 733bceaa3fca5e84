/// One note of a pattern. It swells from nothing and dies away to nothing, so that it neither begins nor ends with a click.
struct Note: Sendable {
    /// In samples from the pattern's first.
    let start: Int
    let length: Int
    /// How much of a period one sample is, in 2^-32.
    let pitch: Int
    /// Its loudest sample, of at most 32,767.
    let level: Int
    let timbre: Timbre
    let touch: Touch

    enum Touch: Sendable {
        /// Swells in six milliseconds, then dies away for as long as it lasts.
        case struck
        /// Stays as loud as it is but for the first and the last 46 milliseconds.
        case held
    }

    /// - Parameter key: as MIDI counts: 69 is the A of 440 Hz, and a semitone is 1.
    init(start: Int, length: Int, key: Int, level: Int, timbre: Timbre, touch: Touch) {
        self.start = start
        self.length = length
        self.level = level
        self.timbre = timbre
        self.touch = touch
        pitch = Note.pitches[key]
    }

    /// Adds the note's samples to those of a stretch of its pattern.
    ///
    /// Each follows from its number alone. The loop keeps to integers of one type and to pointers, which are fast in a
    /// debug build too.
    /// - Parameter sums: has room for the stretch.
    func add(_ stretch: Range<Int>, to sums: UnsafeMutablePointer<Int>) {
        let first = max(stretch.lowerBound, start)
        let last = min(stretch.upperBound, start + length)
        guard first < last else { return }
        timbre.wave.withUnsafeBufferPointer { buffer in
            guard let wave = buffer.baseAddress else { return }
            let attackBits = touch.attackBits
            let phaseShift = Note.phaseShift  // A debug build asks for a static anew each time.
            let decay = (32_767 << 16) / fall
            var sum = sums + (first - stretch.lowerBound)
            var age = first - start
            let end = last - start
            while age < end {
                var rest = ((length &- age) &* decay) &>> 16
                if rest > 32_767 { rest = 32_767 }
                var loudness = (((rest &* rest) &>> 15) &* level) &>> 15
                if age &>> attackBits == 0 { loudness = (loudness &* age) &>> attackBits }
                let phase = (age &* pitch) & 0xFFFF_FFFF
                sum.pointee = sum.pointee &+ ((wave[phase &>> phaseShift] &* loudness) &>> 15)
                sum += 1
                age = age &+ 1
            }
        }
    }

    /// Over how many of its last samples it dies away.
    private var fall: Int { touch == .struck ? length : min(length, 1 << touch.attackBits) }

    /// How loud it still is when so many of its samples have been heard, from 0 to 1, its swelling aside.
    func loudness(at age: Int) -> Double {
        let rest = min(1, Double(length - age) / Double(fall))
        return rest * rest
    }

    private static let phaseShift = 32 - Timbre.waveBits

    /// Of all keys, in equal temperament: twelve semitones double a frequency.
    private static let pitches = (0...127).map { key in
        let semitone = 1.059_463_094_359_295_3
        let steps = key - 69
        let ratio = (0..<abs(steps)).reduce(1.0) { product, _ in product * semitone }
        let frequency = steps < 0 ? 440 / ratio : 440 * ratio
        return Int((frequency / Double(Recording.sampleRate) * 4_294_967_296).rounded())
    }
}

extension Note.Touch {
    /// It swells over two to the power of that many samples.
    fileprivate var attackBits: Int {
        switch self {
        case .struck: 8
        case .held: 11
        }
    }
}
