import Contract
import ContractFiles
import Foundation
import JSONText

/// The document that comes with the product.
enum Bundled {
    static func document() throws -> ContractDocument {
        let url = try ContractFiles.document()
        return try ContractDocument.load(Array(Data(contentsOf: url)), name: url.lastPathComponent)
    }
}
