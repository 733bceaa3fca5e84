/// Colours that go together: a dark and a light ground, a ramp whose neighbours mix without turning grey, and one
/// accent from across the colour circle, used flat and sparingly.
struct ArtworkPalette {
    let deep: Colour
    let paper: Colour
    /// From light to dark.
    let inks: [Colour]
    let accent: Colour

    /// The ramp's colour at a place from 0, its lightest, to 1, its darkest.
    func ramp(_ place: Double) -> Colour {
        let scaled = max(0, min(1, place)) * Double(inks.count - 1)
        let index = min(Int(scaled), inks.count - 2)
        return inks[index].mixed(with: inks[index + 1], scaled - Double(index))
    }

    private init(_ deep: Colour, _ paper: Colour, _ inks: [Colour], accent: Colour) {
        self.deep = deep
        self.paper = paper
        self.inks = inks
        self.accent = accent
    }

    static let all: [ArtworkPalette] = [
        // Sunset
        .init(0x1A1240, 0xFFF0DA, [0xFFCB69, 0xFF8F5A, 0xE84A6F, 0x93308E, 0x42246F], accent: 0x4FD1C5),
        // Lagoon
        .init(0x052A3B, 0xF2F8EA, [0xF6F2B8, 0x8FDFC4, 0x35B9B0, 0x1783A0, 0x0C4D6E], accent: 0xFF7F5C),
        // Terracotta
        .init(0x2C1A1D, 0xFAEBDB, [0xF6CF8B, 0xEE9B62, 0xD4603F, 0xA23B3A, 0x5E2536], accent: 0x3D8E8A),
        // Forest
        .init(0x0F2420, 0xF3F0DE, [0xEBE28F, 0xA8C66C, 0x5A9F5D, 0x2C7358, 0x174A45], accent: 0xF28F5B),
        // Blueprint
        .init(0x0B1437, 0xEEF3FB, [0xBFE3FF, 0x74B8F2, 0x3F7FDC, 0x2A4FB0, 0x1C2E75], accent: 0xFFC145),
        // Candy
        .init(0x2B1446, 0xFFF2F3, [0xFFD9A8, 0xFFA5A5, 0xF76FA2, 0xB65ACB, 0x6448B8], accent: 0x3FE0C5),
        // Rosewood
        .init(0x2A1726, 0xF9EEE6, [0xF7D6C4, 0xEBA593, 0xD06B78, 0x93456B, 0x552E57], accent: 0x6FB39B),
        // Citrus
        .init(0x0F3036, 0xFFF8E1, [0xFFF07A, 0xFFC93C, 0xFF9A3C, 0xF2643D, 0xB83A4B], accent: 0x1FAB89),
        // Arctic
        .init(0x0E1C2B, 0xF4F8F9, [0xE3F2F1, 0xA9D6DE, 0x6CA9C6, 0x4774A2, 0x2C4672], accent: 0xFF6B6B),
        // Ember
        .init(0x180E14, 0xFBEDE0, [0xFFD38A, 0xFF9F4A, 0xF45D2C, 0xB92B36, 0x5F1A3A], accent: 0x6FC3DF),
        // Violet hour
        .init(0x140F2E, 0xF5EEFF, [0xF9C9E8, 0xCF9BF0, 0x9470E8, 0x5E4BC9, 0x352C84], accent: 0xFFD25E),
        // Harbour
        .init(0x08323B, 0xFBF3DC, [0xE9D8A6, 0x94D2BD, 0x3AA79B, 0x0F7C85, 0x085A66], accent: 0xEE7B30),
        // Neon
        .init(0x0C0A1D, 0xF3F0FF, [0x7DF9E9, 0x3FC1FF, 0x5B7BFF, 0x8C4DF0, 0x5A1FA8], accent: 0xFF4FA0),
        // Dawn
        .init(0x252C52, 0xFFF4E6, [0xFFE3B3, 0xFFC3A0, 0xF59CA9, 0xB586B8, 0x6C6FA5], accent: 0xF2675A),
        // Cherry
        .init(0x260A18, 0xFFF0EC, [0xFFC9B9, 0xFF8C8C, 0xEE4266, 0xB01E5A, 0x66123F], accent: 0x74D3AE),
        // Meadow
        .init(0x12303A, 0xFBF7DF, [0xFDEB8E, 0xC6DE76, 0x78C08C, 0x379C9A, 0x1D6A84], accent: 0xF76C8A),
        // Newsprint
        .init(0x16161D, 0xF4F1EA, [0xE4E0D8, 0xBDBBB8, 0x8B8C94, 0x595C6B, 0x31343F], accent: 0xFF5A3D),
        // Desert night
        .init(0x1B1B3A, 0xFCEFDD, [0xFFD9A0, 0xF7A978, 0xD9787C, 0x93577F, 0x4C3B6E], accent: 0x5CC8C2),
    ]
}
