import Foundation

/// Numbers of seconds.
extension Double {
    /// With so many digits behind the point, whatever the machine's language.
    func fixed(_ digits: Int) -> String { String(format: "%.\(digits)f", isFinite ? self : 0) }

    var roundedToMilliseconds: Double { isFinite ? (self * 1000).rounded() / 1000 : 0 }
}
