import Contract
import ContractFiles
import Foundation
import JSONText

/// The documents that come with the product.
enum Bundled: CaseIterable {
    case contract
    case controlSide

    static func document(_ which: Bundled = .contract) throws -> ContractDocument {
        let url = try which == .contract ? ContractFiles.document() : ContractFiles.adminDocument()
        return try ContractDocument.load(Array(Data(contentsOf: url)), name: url.lastPathComponent)
    }
}
