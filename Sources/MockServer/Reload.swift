/// What became of seeds or a document that changed while the server ran.
public enum Reload: Sendable, CustomStringConvertible {
    /// New requests are answered from it.
    case taken(Part)
    /// It has faults, and what was served before still is.
    case refused(Part, StartFault)

    /// What is read again by itself.
    public enum Part: String, Sendable {
        /// The folder of the scenario that is played.
        case seeds
        /// The OpenAPI document.
        case document
    }

    /// What happened, for people; the faults are one a line, with their places.
    public var description: String {
        switch self {
        case .taken(let part): "The \(part.rawValue) changed and \(part == .seeds ? "are" : "is") served."
        case .refused(let part, let fault):
            "\(fault)\nThe \(part.rawValue) changed, but as above; what was served before still is."
        }
    }
}
