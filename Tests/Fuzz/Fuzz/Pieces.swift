extension [UInt8] {
    /// The bytes cut into pieces, at places that they choose themselves.
    var pieces: [ArraySlice<UInt8>] {
        var state: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in self { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let longest = [1, 3, 16, 256][Int(state >> 62)]
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        while start < count {
            state = state &* 0x5851_F42D_4C95_7F2D &+ 1
            let end = Swift.min(start + 1 + Int(state >> 33) % longest, count)
            pieces.append(self[start..<end])
            start = end
        }
        return pieces
    }
}
