import BundledFiles
import Foundation

/// The contract that travels with the program.
package enum ContractFiles {
    /// The OpenAPI document.
    package static func document() throws(MissingFiles) -> URL {
        try BundledFiles(name: "openapi", target: "ContractFiles").folder().appendingPathComponent("openapi.json")
    }
}
