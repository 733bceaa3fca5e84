/// A key of `responses` (OpenAPI 3.1, section 4.8.16).
enum ResponseKey {
    case status(Int)
    /// `4XX`, by its first digit.
    case range(Int)
    case fallback

    init?(_ key: String) {
        if key == "default" {
            self = .fallback
        } else if key.utf8.count == 3, let status = Int(key), (100...599).contains(status) {
            self = .status(status)
        } else if key.utf8.count == 3, key.hasSuffix("XX"), let digit = Int(key.prefix(1)), (1...5).contains(digit) {
            self = .range(digit)
        } else {
            return nil
        }
    }
}
