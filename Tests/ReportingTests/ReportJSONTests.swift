import JSONText
import Reporting
import Testing

@Suite("A report as JSON")
struct ReportJSONTests {
    @Test("tells all of it")
    func sample() throws {
        let json = Report.sample.json
        #expect(json["title"] == "The client against Soundcheck")
        #expect(json["seconds"] == 1.25)
        #expect(json["counts"] == ["passed": 1, "failed": 1, "excluded": 1, "skipped": 1])
        #expect(json["notes"] == ["38 of 40 fields compared."])
        let verdicts = try #require(json["verdicts"]?.arrayValue)
        #expect(verdicts.count == 4)
        #expect(
            verdicts[0] == [
                "id": "getTrack.reads.ada", "group": "getTrack", "sentence": "Ada reads a track.", "state": "passed",
                "seconds": 0.25,
            ])
        #expect(verdicts[1]["state"] == "failed")
        #expect(verdicts[1]["text"]?.stringValue == Report.sample.verdicts[1].text)
        #expect(verdicts[2]["state"] == "excluded" && verdicts[2]["reason"] == "no paging yet")
        #expect(verdicts[3]["state"] == "skipped" && verdicts[3]["reason"] == "the client has no means")
    }
}
