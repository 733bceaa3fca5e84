import Testing

@testable import ContractSuite

@Suite struct EncodedTests {
    struct Model: Encodable {
        var id = "a"
        var label: String?
    }

    @Test("An optional that is nil is kept as nothing") func nils() throws {
        #expect(
            try Kept(encoding: Model())
                == .fields([.init(name: "id", value: .text("a")), .init(name: "label", value: .nothing)]))
    }
}
