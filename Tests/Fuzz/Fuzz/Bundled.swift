import Catalog
import Contract
import ContractFiles
import Foundation
import MockAPI

/// What comes with the product, read once.
enum Bundled {
    static let contract = orTrap { try document(at: ContractFiles.document()) }
    static let admin = orTrap { try Admin(document(at: ContractFiles.adminDocument())) }

    /// A part of the bundled seeds that hangs together, which the environment names.
    static let smallCatalog = orTrap {
        let file = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] ?? ""
        return try SeedLoader.catalog(from: seedTexts(in: Array(Data(contentsOf: URL(fileURLWithPath: file)))))
    }

    private static func document(at url: URL) throws -> ContractDocument {
        try ContractDocument.load(Array(Data(contentsOf: url)), name: url.lastPathComponent)
    }

    private static func orTrap<Value>(_ make: () throws -> Value) -> Value {
        do {
            return try make()
        } catch {
            fatalError("\(error)")
        }
    }
}
