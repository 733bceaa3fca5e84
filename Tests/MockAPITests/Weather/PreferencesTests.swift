import Contract
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("Preferences")
struct PreferencesTests {
    private func read(_ text: String) throws -> Preferences {
        var fields = HTTPFields()
        fields.append(.prefer, text)
        return try Preferences(fields)
    }

    @Test("Without Prefer there are none")
    func none() throws {
        #expect(try Preferences(HTTPFields()).isEmpty)
        #expect(Preferences.none.isEmpty)
    }

    @Test("code takes the status of a failure", arguments: [400, 404, 451, 503, 599])
    func code(status: Int) throws {
        let preferences = try read("code=\(status)")
        #expect(preferences.status?.code == status)
        #expect(preferences.applied == ["code=\(status)"])
        #expect(preferences.effect.status?.code == status)
    }

    @Test("delay takes milliseconds", arguments: [0, 250, 600_000])
    func delay(milliseconds: Int) throws {
        let preferences = try read("delay=\(milliseconds)")
        #expect(preferences.delay == milliseconds)
        #expect(preferences.applied == ["delay=\(milliseconds)"])
        #expect(preferences.effect.delivery == Delivery(delay: milliseconds))
    }

    @Test(
        "fault takes each mishap",
        arguments: [
            (Mishap.reset, Delivery(cut: Delivery.Cut(then: .reset))),
            (.truncate, Delivery(cut: Delivery.Cut(then: .close))),
            (.stall, Delivery(cut: Delivery.Cut(then: .silence))),
            (.malformed, .plain),
            (.drip, Delivery(bytesPerSecond: 512)),
            (.ignoreRange, .plain),
            (.newETag, .plain),
        ])
    func fault(mishap: Mishap, delivery: Delivery) throws {
        let preferences = try read("fault=\(mishap.rawValue)")
        #expect(preferences.mishap == mishap)
        #expect(preferences.effect.delivery == delivery)
        #expect(preferences.effect.isMalformed == (mishap == .malformed))
        #expect(preferences.effect.ignoresRange == (mishap == .ignoreRange))
        #expect(preferences.effect.changesTag == (mishap == .newETag))
    }

    @Test("variant takes each variant", arguments: Variant.allCases)
    func variant(variant: Variant) throws {
        #expect(try read("variant=\(variant.rawValue)").variant == variant)
    }

    @Test("Several go together, and are told in their order; those of other servers are not told at all")
    func several() throws {
        let preferences = try read("respond-async, Delay=\"25\", wait=10, code=503; a=b, code=404, fault=truncate")
        #expect(preferences.applied == ["delay=25", "code=503", "fault=truncate"])
        #expect(preferences.status?.code == 503 && preferences.delay == 25 && preferences.mishap == .truncate)
    }

    @Test(
        "A value that is not taken is refused with what was found, what is taken and what comes near",
        arguments: [
            ("code=200", ["code takes a status from 400 to 599", "found \"200\""]),
            ("code=600", ["400 to 599"]),
            ("code=+503", ["found \"+503\""]),
            ("code=99999999999999999999", ["400 to 599"]),
            ("code", ["found none"]),
            ("delay=-1", ["delay takes milliseconds from 0 to 600000", "found \"-1\""]),
            ("delay=1.5", ["found \"1.5\""]),
            ("delay=600001", ["0 to 600000"]),
            (
                "fault=tuncate",
                ["fault takes one of reset, truncate, stall, malformed, drip", "did you mean truncate?"]
            ),
            ("fault=Reset", ["did you mean reset?"]),
            ("fault=ignore-ranges", ["did you mean ignore-range?"]),
            ("fault=xyzzy", ["found \"xyzzy\"."]),
            ("variant=null-optional", ["variant takes one of null-optionals, ", "did you mean null-optionals?"]),
            ("code=1, delay=x, fault=drip", ["code takes", "; delay takes"]),
        ])
    func refused(text: String, words: [String]) throws {
        let problem = try #require(throws: Problem.self) { try read(text) }
        let document = problem.document(instance: "/artist")
        #expect(document.status == .badRequest && document.code == "bad-request")
        for word in words { #expect(document.detail.contains(word), "\(document.detail)") }
        #expect(document.detail.hasPrefix("Prefer: "))
    }
}
