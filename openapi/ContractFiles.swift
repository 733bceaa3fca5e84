import BundledFiles
import Foundation

/// The contract that travels with the program.
package enum ContractFiles {
    /// The OpenAPI document.
    package static func document() throws(MissingFiles) -> URL { try file("openapi.json") }

    /// The OpenAPI document of the control side.
    package static func adminDocument() throws(MissingFiles) -> URL { try file("admin.json") }

    private static func file(_ name: String) throws(MissingFiles) -> URL {
        try BundledFiles(name: "openapi", target: "ContractFiles").folder().appendingPathComponent(name)
    }
}
