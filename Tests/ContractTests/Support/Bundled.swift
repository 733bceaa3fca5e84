import Contract
import ContractFiles
import Foundation
import JSONText

/// The documents that come with the product.
enum Bundled: CaseIterable {
    case contract
    case controlSide

    static func document() throws -> ContractDocument { try Bundled.contract.load() }

    func load() throws -> ContractDocument {
        let url = try self == .contract ? ContractFiles.document() : ContractFiles.adminDocument()
        return try ContractDocument.load(Array(Data(contentsOf: url)), name: url.lastPathComponent)
    }
}
