import Testing

@testable import ContractCheck

@Suite("Ids that nothing has")
struct UnknownIDTests {
    @Test(
        "They look like those that there are",
        arguments: [
            ("track-night-bloom", #"track-[a-z]{5}-[a-z]{5}"#),
            ("7f3c9a10-4a5b-4c6d-8e7f-a0b1c2d3e4f5", #"7f3c9a10-4a5b-4c6d-8e7f-[0-9a-f]{12}"#),
            ("01HZX3", #"[0-9][0-9][A-Z]{3}[0-9]"#), ("夜", #"夜0"#), ("41", "98765432"),
        ])
    func looks(model: String, pattern: String) throws {
        let id = UnknownID.like(model, among: [model])
        #expect(id != model)
        #expect(try id.wholeMatch(of: Regex(pattern)) != nil, "\(id)")
    }

    @Test("None of the known ones is taken")
    func unknown() {
        #expect(UnknownID.like("a", among: ["a", "b", "c"]) == "d")
    }
}
