import BundledFiles
import Catalog
import Contract
import JSONText
import MockAPI
import SeedFiles
import SocketIO

/// Why a server did not start. Its description is for people, one fault a line.
public enum StartFault: Error, CustomStringConvertible {
    /// The seeds or the document are wrong; each line names its place.
    case badInput(String)
    /// A folder or file is not where it was looked for; the text names the places.
    case missing(String)
    /// Another program listens on the port.
    case portInUse(String)
    /// The address cannot be listened on.
    case address(String)

    /// What was wrong, where, and what was expected, one fault a line.
    public var description: String {
        switch self {
        case .badInput(let text), .missing(let text), .portInUse(let text), .address(let text): text
        }
    }
}

extension StartFault {
    init(_ faults: FileFaults) { self = .badInput(faults.description) }
    init(_ missing: MissingFiles) { self = .missing(missing.description) }
    init(_ notFound: ScenarioNotFound) { self = .missing(notFound.description) }
    init(_ error: SocketError) {
        if case .addressInUse = error {
            self = .portInUse(error.description)
        } else {
            self = .address(error.description)
        }
    }
}
