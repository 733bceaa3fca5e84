import JSONText
import Testing

@Suite("The derivation law")
struct DerivationLawTests {
    @Test("What shared-by-me answers is what a client derives without it", arguments: Person.allCases)
    func law(person: Person) throws {
        try Bundled.client().expectDerivationLaw(for: person)
    }

    @Test(
        "It holds whatever the time is",
        arguments: ["2025-09-01T00:00:00Z", "2026-08-31T22:00:00Z", "2031-01-01T00:00:00Z"])
    func laterAndEarlier(time: String) throws {
        let catalog = try Bundled.catalog()
        let client = try Client(worlds: Clock(#require(Instant(rfc3339: time))).worlds(of: catalog))
        for person in [Person.ada, .ben] { try client.expectDerivationLaw(for: person) }
    }

    @Test("By link, by grant, by both or not at all: what dead links share is not shared")
    func cases() throws {
        let answer = try Bundled.client().ask(.get("/collaboration/shared-by-me", as: .ada))
        func sharing(_ list: String, _ id: String) -> String {
            let entry = answer[list]?.arrayValue?.first { $0["id"] == .string(id) }
            guard let entry else { return "nothing" }
            let isGranted = entry["collaborators"]?.arrayValue?.isEmpty == false
            let isLinked = entry["links"]?.arrayValue?.isEmpty == false
            return isGranted ? isLinked ? "both" : "grant" : isLinked ? "link" : "neither"
        }
        #expect(sharing("spaces", "artist-mara-velez") == "link")
        #expect(sharing("spaces", "artist-kohaku") == "grant")
        #expect(sharing("spaces", "artist-night-bloom") == "both")
        #expect(sharing("spaces", "artist-the-tin-foxes") == "nothing")
        #expect(sharing("projects", "project-night-bloom-moonflower") == "link")
        #expect(sharing("projects", "project-night-bloom-velvet-hours") == "grant")
        #expect(sharing("projects", "project-night-bloom-afterglow") == "both")
        #expect(sharing("projects", "project-night-bloom-low-light") == "nothing")
        #expect(sharing("tracks", "track-petrichor") == "link")
        #expect(sharing("tracks", "track-candela") == "grant")
        #expect(sharing("tracks", "track-undertow") == "both")
        #expect(sharing("tracks", "track-soft-machines") == "nothing")
    }

    @Test("An unknown type is refused with the known ones")
    func unknownType() throws {
        let answer = try Bundled.client().ask(.get("/collaboration/shared-by-me?type=file", as: .ada))
        #expect(answer.status == 400 && answer.faultyPlaces == ["type"])
        for type in ["space", "project", "track"] { #expect(answer.detail.contains("\"\(type)\"")) }
    }
}
