import Testing

@testable import ContractCheck

@Suite("Pictures")
struct PictureTypeTests {
    @Test("may be sent with parameters of their media type")
    func parameters() async throws {
        var options = CheckOptions(baseURL: "")
        options.only = ["getArtwork.urls", "getArtwork.headers"]
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            var response = try sound.answer(to: request)
            if response["Content-Type"] == "image/png" { response.set("Content-Type", "image/PNG; charset=binary") }
            return response
        }
        let report = try await ContractCheck.run(Small.plan(options), over: transport)
        #expect(report.failures.isEmpty, "\(report.failureTexts)")
        #expect(report.verdicts.contains { $0.id == "getArtwork.urls" && $0.state == .passed })
    }
}
