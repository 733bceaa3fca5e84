/// A square of pixels on which outlines are filled, smoothed at the edges. Coordinates are units: the picture spans
/// 0…1 both ways, from the top left corner, whatever its size in pixels.
package final class Canvas {
    package let size: Int
    private let pixels: UnsafeMutablePointer<UInt32>
    private let coverage: CoverageMap

    init(size: Int) {
        self.size = size
        pixels = .allocate(capacity: size * size)
        pixels.initialize(repeating: 0, count: size * size)
        coverage = CoverageMap(size: size)
    }

    deinit {
        pixels.deallocate()
    }

    /// The pixels of one row as `0x00RRGGBB`, valid as long as the canvas is.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + y * size
    }

    func fill(_ outline: Outline, _ paint: Paint) {
        let opacity = UInt32(paint.opacity * 256 + 0.5)
        coverage.add(outline)
        coverage.drain { y, spans in
            let colour = paint.colour(at: (Double(y) + 0.5) / Double(size))
            let row = row(y)
            for span in spans {
                blend(
                    colour.packed, weight: (span.coverage &* opacity) &>> 8, paint.blend, row + span.start, span.count)
            }
        }
    }

    /// Neighbours are mostly equal, so a result is kept for as long as what lies below stays the same.
    private func blend(
        _ colour: UInt32, weight: UInt32, _ blend: Paint.Blend, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        if weight == 256, blend == .cover {
            target.update(repeating: colour, count: count)
            return
        }
        var under = target[0]
        var result = Self.blended(colour, weight, blend, under)
        var x = 0
        while x < count {
            if target[x] != under {
                under = target[x]
                result = Self.blended(colour, weight, blend, under)
            }
            target[x] = result
            x &+= 1
        }
    }

    private static func blended(_ colour: UInt32, _ weight: UInt32, _ blend: Paint.Blend, _ under: UInt32) -> UInt32 {
        switch blend {
        case .cover: Colour.mix(under, colour, weight: weight)
        case .multiply: Colour.mix(under, Colour.multiply(under, colour), weight: weight)
        case .screen: Colour.mix(under, Colour.screen(under, colour), weight: weight)
        }
    }
}
