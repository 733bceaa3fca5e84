/// A canvas as the rows that PNG compresses: the filter's number, then each pixel's red, green and blue.
///
/// The filter is 0, none (PNG specification, section 9): flat shapes with smooth edges repeat their colours exactly,
/// and differences between neighbours would hide that from the compressor.
enum PNGScanlines {
    static func unfiltered(_ canvas: Canvas) -> [UInt8] {
        let rowLength = 1 + 3 * canvas.size
        return [UInt8](unsafeUninitializedCapacity: rowLength * canvas.size) { buffer, count in
            guard var output = buffer.baseAddress else { return }
            for y in 0..<canvas.size {
                let row = canvas.row(y)
                output[0] = 0
                output += 1
                var x = 0
                while x < canvas.size {
                    let pixel = row[x]
                    output[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
                    output[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
                    output[2] = UInt8(truncatingIfNeeded: pixel)
                    output += 3
                    x &+= 1
                }
            }
            count = rowLength * canvas.size
        }
    }
}
