/// One struck note of a pattern: it swells in six milliseconds and dies away to nothing at its end, so that it neither
/// begins nor ends with a click.
struct Note: Sendable {
    /// In samples from the pattern's first.
    let start: Int
    let length: Int
    /// How much of a period one sample is, in 2^-32.
    let pitch: Int
    /// Its loudest sample, of at most 32,767.
    let level: Int
    let timbre: Timbre

    /// - Parameter key: as MIDI counts: 69 is the A of 440 Hz, and a semitone is 1.
    init(start: Int, length: Int, key: Int, level: Int, timbre: Timbre) {
        self.start = start
        self.length = length
        self.level = level
        self.timbre = timbre
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
            let decay = (32_767 << 16) / length
            var sum = sums + (first - stretch.lowerBound)
            var age = first - start
            let end = last - start
            while age < end {
                let rest = ((length &- age) &* decay) &>> 16
                var loudness = (((rest &* rest) &>> 15) &* level) &>> 15
                if age < Note.attack { loudness = (loudness &* age) &>> Note.attackBits }
                let phase = (age &* pitch) & 0xFFFF_FFFF
                sum.pointee = sum.pointee &+ ((wave[phase &>> Note.phaseShift] &* loudness) &>> 15)
                sum += 1
                age = age &+ 1
            }
        }
    }

    private static let attackBits = 8
    private static let attack = 1 << attackBits
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
