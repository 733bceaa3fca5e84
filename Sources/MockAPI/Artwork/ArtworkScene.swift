/// The families of compositions.
enum ArtworkScene: CaseIterable {
    case arches
    case bloom
    case discs
    case hills
    case horizon
    case orbits
    case portal
    case ribbons
    case ridges
    case rings
    case tiles
    case waveform
    case portrait

    static let covers = allCases.filter { $0 != .portrait }
}
