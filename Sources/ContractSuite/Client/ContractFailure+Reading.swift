import Foundation

extension ContractFailure {
    /// Reads what an error tells.
    public init(reading error: any Error) {
        self = error is DecodingError ? .undecodable : .unclassified
    }
}
