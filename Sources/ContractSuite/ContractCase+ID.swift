import Reporting

extension ContractCase {
    /// The name of a case: `<operationId>.<family>`, and `.<detail>` where there are several, such as
    /// `getTrack.reads.ada`.
    public struct ID: Hashable, Sendable, Codable, RawRepresentable, ExpressibleByStringLiteral,
        CustomStringConvertible
    {
        /// The whole of it.
        public let rawValue: String

        /// Takes any text; what names no case is told by ``ContractSuite/cases``.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Takes any text; what names no case is told by ``ContractSuite/cases``.
        public init(stringLiteral: String) { rawValue = stringLiteral }

        /// The whole of it.
        public var description: String { rawValue }

        init(_ operation: String, _ family: Family, _ detail: String?) {
            rawValue = [operation, family.rawValue, detail].compactMap(\.self).joined(separator: ".")
        }

        /// Whether `text` is the id, or its beginning up to a dot: `getTrack` and `getTrack.reads` begin
        /// `getTrack.reads.ada`.
        func begins(with text: String) -> Bool { rawValue.isNamed(by: text) }
    }
}
