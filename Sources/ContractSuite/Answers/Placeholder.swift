public struct ContractAnswer: Sendable {
    var isUnsupported: Bool { false }
}
extension ContractFailure { public init(reading error: any Error) { self = .unclassified } }
