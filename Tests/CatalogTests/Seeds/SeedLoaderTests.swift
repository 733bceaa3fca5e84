import Catalog
import Foundation
import JSONText
import Testing

@Suite("Loading a scenario")
struct SeedLoaderTests {
    @Test("The fields of every record arrive")
    func fields() throws {
        let snapshot = try SeedTexts.small.snapshot()
        #expect(snapshot.scenario.title == "Small")
        #expect(snapshot.scenario.now.description == "2026-06-07T09:30:00Z")
        let track = try #require(snapshot.track(id: "track-a"))
        #expect(track.projectId == "project-a")
        #expect(track.position == 1)
        #expect(track.state == .draft)
        #expect(track.label == nil)
        #expect(track.labelCopy.writers == ["Ada"])
        #expect(track.updatedAt.description == "2026-01-02T00:00:00Z")
        #expect(snapshot.project(id: "project-a")?.releaseDate?.description == "2026-07-01")
        #expect(snapshot.file(id: "file-b")?.sizeBytes == 88_332)
        #expect(snapshot.comments.first { $0.id == "comment-a" }?.atMs == 500)
        #expect(snapshot.comments.first { $0.id == "comment-b" }?.parentId == "comment-a")
        #expect(snapshot.sections.first { $0.id == "section-a" }?.endMs == 600)
        #expect(snapshot.grants.first { $0.id == "grant-b" }?.subject == .track("track-a"))
        #expect(snapshot.links.first { $0.id == "link-b" }?.access == .comment)
        #expect(snapshot.activities[0].recipientId == "ben")
        #expect(snapshot.activities[1].excerpt == "Louder.")
        #expect(snapshot.reviews(of: "track-a").map(\.decision) == [.approve, .requestChanges])
        #expect(snapshot.reviews(of: "track-a").map(\.note) == [nil, "Longer."])
        #expect(snapshot.readMark(of: "ben", on: "track-a")?.readAt.description == "2026-01-05T12:00:00Z")
    }

    @Test("A key that is repeated hides nothing else that is wrong with its file")
    func repeatedKeyAmongOthers() throws {
        let texts = try SeedTexts.small
            .replacing(#""position": 2"#, with: #""position": 2, "position": 3"#, in: "tracks.json")
            .replacing(#""state": "draft""#, with: #""state": "darft""#, in: "tracks.json")
        let faults = try #require(throws: FileFaults.self) { try texts.snapshot() }.faults
        #expect(faults.map(\.pointer.description) == ["/0/state", "/1/position"])
    }

    @Test("A token that another person gets by signing in is told")
    func renewedToken() throws {
        let texts = try SeedTexts.small
            .replacing(#""token": "mock-ben""#, with: #""token": "mock-ada-renewed""#, in: "users.json")
            .replacing(
                #""about": "Owns.""#, with: #""about": "", "tokenExpiresAt": "2026-01-01T00:00:00Z""#, in: "users.json")
        let faults = try #require(throws: FileFaults.self) { try texts.snapshot() }.faults
        #expect(faults.map(\.pointer.description) == ["/1/token"])
    }

    @Test("What a file holds breaks no line of a report, and commands no terminal")
    func controlCharacters() throws {
        let texts = try SeedTexts.small.replacing(
            #""position": 2"#, with: #""position": 2, "a\n\u001b[31mb": 1"#, in: "tracks.json")
        let text = try #require(throws: FileFaults.self) { try texts.snapshot() }.description
        #expect(!text.contains("\n") && !text.contains("\u{1B}"))
        #expect(text.contains(#"\u{a}\u{1b}[31mb"#))
    }

    @Test("An optional field may be null, and instants may have an offset")
    func leniency() throws {
        let snapshot = try SeedTexts.small
            .replacing(#""atMs": 500"#, with: #""atMs": null"#, in: "comments.json")
            .replacing("2026-06-07T09:30:00Z", with: "2026-06-07T11:30:00+02:00", in: "scenario.json")
            .snapshot()
        #expect(snapshot.comments[0].atMs == nil)
        #expect(snapshot.scenario.now.description == "2026-06-07T09:30:00Z")
    }

    @Test("A missing file is an empty collection")
    func missingCollections() throws {
        var texts = SeedTexts.small
        for file in texts.files.keys where !["scenario.json", "users.json"].contains(file) { texts[file] = nil }
        #expect(try texts.snapshot().counts.map(\.count) == [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test("A byte-order mark is skipped")
    func byteOrderMark() throws {
        var texts = SeedTexts.small
        texts["users.json"] = "\u{FEFF}" + (texts["users.json"] ?? "")
        #expect(try texts.snapshot().users.count == 3)
    }

    @Test("The scenario and the people are needed, and nothing follows from their absence")
    func neededFiles() {
        var texts = SeedTexts.small
        texts["scenario.json"] = nil
        texts["users.json"] = nil
        #expect(
            texts.faults == [
                "scenario.json: the file is missing; every scenario has one",
                "users.json: the file is missing; every scenario has one",
            ])
    }

    @Test("A misspelt file is told with the file that it may stand for, and nothing follows from it")
    func misspeltFile() {
        var texts = SeedTexts.small
        texts["track.json"] = texts["tracks.json"]
        texts["tracks.json"] = nil
        #expect(texts.faults == ["track.json: this is no seed file; did you mean tracks.json?"])
    }

    @Test("A file that is like none is told with those that there can be")
    func unknownFile() {
        var texts = SeedTexts.small
        texts["playlists.json"] = "[]"
        #expect(
            texts.faults == [
                "playlists.json: this is no seed file; expected one of scenario.json, users.json, artists.json, "
                    + "projects.json, tracks.json, files.json, comments.json, sections.json, grants.json, links.json, "
                    + "activities.json, reviews.json, reads.json"
            ])
    }

    @Test(
        "Nothing follows from a file that cannot be read",
        arguments: ["users", "artists", "projects", "tracks", "files"])
    func unreadableFile(collection: String) {
        var texts = SeedTexts.small
        texts["\(collection).json"] = "["
        #expect(texts.faults.count == 1)
        #expect(texts.faults[0].hasPrefix("\(collection).json:1:"))
    }

    @Test("A collection is an array and a scenario an object, and nothing follows from one that is not")
    func wrongRoots() {
        var texts = SeedTexts.small
        texts["tracks.json"] = "{}"
        texts["scenario.json"] = "[]"
        #expect(
            texts.faults == [
                "scenario.json:1:1: expected an object, found an array",
                "tracks.json:1:1: expected an array of objects, found an object",
            ])
    }

    @Test("All faults of all files are told, by file and place")
    func manyFaults() throws {
        var texts = try SeedTexts.small
            .replacing(#""position": 2"#, with: #""position": "2""#, in: "tracks.json")
            .replacing(#""project-a", "name": "Two""#, with: #""project-x", "name": """#, in: "tracks.json")
            .replacing("draft", with: "drafty", in: "tracks.json")
            .replacing("editor", with: "owner", in: "grants.json")
            .replacing(#""cy""#, with: #""ada""#, in: "grants.json")
        texts["links.json"] = "[}"
        let places = texts.faults.map { $0.split(separator: ": ").prefix(2).joined(separator: " ") }
        #expect(
            places == [
                "grants.json:2:36 /0/role", "grants.json:3:19 /1/userId",
                "links.json:1:2 /0", "tracks.json:2:95 /0/state",
                "tracks.json:3:19 /1/projectId", "tracks.json:3:45 /1/name", "tracks.json:3:57 /1/position",
            ])
    }

    @Test("The description of all faults has one a line")
    func description() throws {
        let texts = try SeedTexts.small
            .replacing("draft", with: "x", in: "tracks.json").replacing("album", with: "x", in: "projects.json")
        #expect(throws: FileFaults.self) { try texts.snapshot() }
        do {
            _ = try texts.snapshot()
        } catch {
            #expect(error.description.split(separator: "\n").map(String.init) == texts.faults)
        }
    }

    @Test("A long circle of answers is told once, at its first comment")
    func circle() throws {
        var texts = SeedTexts.small
        let instant = "2026-01-05T00:00:00Z"
        let parents = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "b"), ("e", "c")]
        texts["comments.json"] =
            "["
            + parents.map {
                #"{"id": "\#($0)", "fileId": "file-a", "authorId": "ben", "text": "T", "parentId": "\#($1)", "#
                    + #""resolved": false, "createdAt": "\#(instant)", "updatedAt": "\#(instant)"}"#
            }.joined(separator: ",\n") + "]"
        #expect(
            texts.faults == [
                #"comments.json:2:65: /1/parentId: the answers go round in a circle: "b" → "c" → "d" → "b""#
            ])
    }
}
