/// One row a kind of fault: the file, what is changed in it, and every line that loading then says.
extension SeedFaultTests {
    static let valueRows = [
        Row(
            "wrong type", "tracks.json", #""name": "Two""#, #""name": 2"#,
            #"tracks.json:3:45: /1/name: expected a string of at most 500 characters that is not blank, found the integer 2"#
        ),
        Row(
            "null where a value is needed", "tracks.json", #""name": "Two""#, #""name": null"#,
            #"tracks.json:3:45: /1/name: expected a string of at most 500 characters that is not blank, found null"#),
        Row(
            "blank name", "projects.json", #""name": "Album""#, #""name": " \t""#,
            #"projects.json:2:44: /0/name: expected a string of at most 500 characters that is not blank, found the string " \t""#
        ),
        Row(
            "blank comment", "comments.json", #""Louder.""#, #""""#,
            #"comments.json:2:60: /0/text: expected a string of at most 10000 characters that is not blank, found the string """#
        ),
        Row(
            "empty id", "sections.json", #""section-a""#, #""""#,
            #"sections.json:2:2: /0/id: expected an id (1 to 200 characters, no "/" or control character, not "." or ".."), found the string """#
        ),
        Row(
            "id with a slash", "sections.json", #""section-a""#, #""a/b""#,
            #"sections.json:2:2: /0/id: expected an id (1 to 200 characters, no "/" or control character, not "." or ".."), found the string "a/b""#
        ),
        Row(
            "id with a control character", "sections.json", #""section-a""#, #""a\nb""#,
            #"sections.json:2:2: /0/id: expected an id (1 to 200 characters, no "/" or control character, not "." or ".."), found the string "a\nb""#
        ),
        Row(
            "id that is a dot segment", "sections.json", #""section-a""#, #""..""#,
            #"sections.json:2:2: /0/id: expected an id (1 to 200 characters, no "/" or control character, not "." or ".."), found the string "..""#
        ),
        Row(
            "text that is too long", "artists.json", "\"Aster\"",
            "\"Aster\", \"genre\": \"\(String(repeating: "g", count: 201))\"",
            #"artists.json:2:54: /0/genre: expected a string of at most 200 characters, found the string "gggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg…""#
        ),
        Row(
            "id of 201 characters", "sections.json", "section-a", String(repeating: "x", count: 201),
            #"sections.json:2:2: /0/id: expected an id (1 to 200 characters, no "/" or control character, not "." or ".."), found the string "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…""#
        ),
        Row(
            "no e-mail address", "users.json", "ben@example.com", "ben",
            #"users.json:3:30: /1/email: expected an e-mail address such as "ada@example.com", found the string "ben""#),
        Row(
            "token that no field can carry", "users.json", "mock-ben", "mock ben",
            #"users.json:3:80: /1/token: expected a token of at most 200 letters, digits and - . _ ~ + /, found the string "mock ben""#
        ),
        Row(
            "link token that no URL can carry", "links.json", "\"L2\"", "\"L/2\"",
            #"links.json:3:18: /1/token: expected a token of at most 200 letters, digits and - . _ ~, found the string "L/2""#
        ),
        Row(
            "unknown choice", "tracks.json", "inReview", "review",
            #"tracks.json:3:95: /1/state: expected one of "draft", "inReview", "changesRequested", "approved", found the string "review""#
        ),
        Row(
            "unknown decision", "reviews.json", "approve", "approved",
            #"reviews.json:3:83: /1/decision: expected one of "approve", "requestChanges", found the string "approved""#
        ),
        Row(
            "blank note", "reviews.json", "Longer.", " ",
            #"reviews.json:2:113: /0/note: expected a string of at most 10000 characters that is not blank, found the string " ""#
        ),
        Row(
            "role that cannot be granted", "grants.json", "editor", "owner",
            #"grants.json:2:36: /0/role: expected one of "admin", "editor", "viewer", found the string "owner""#),
        Row(
            "grant on a file", "grants.json", #""track", "resourceId": "track-a""#, #""file", "resourceId": "file-a""#,
            #"grants.json:3:53: /1/resourceType: expected one of "space", "project", "track", found the string "file""#),
        Row(
            "other audio than WAV", "files.json", "audio/wav", "audio/mpeg",
            #"files.json:2:71: /0/mimeType: expected "audio/wav", found the string "audio/mpeg""#),
        Row(
            "flag that is a string", "comments.json", "false", #""false""#,
            #"comments.json:2:92: /0/resolved: expected true or false, found the string "false""#),
        Row(
            "name in a list that is no string", "tracks.json", #"["Ada"]"#, #"["Ada", 3]"#,
            #"tracks.json:2:146: /0/labelCopy/writers/1: expected a string of at most 500 characters that is not blank, found the integer 3"#
        ),
        Row(
            "fault in a nested object", "tracks.json", #"{"writers": ["Ada"]}"#, #"{"isrc": 5}"#,
            #"tracks.json:2:127: /0/labelCopy/isrc: expected a string of at most 32 characters that is not blank, found the integer 5"#
        ),
        Row(
            "nested object that is none", "tracks.json", #"{"writers": ["Ada"]}"#, #""Ada""#,
            #"tracks.json:2:113: /0/labelCopy: expected an object, found the string "Ada""#),
        Row(
            "list that is none", "tracks.json", #"["Ada"]"#, #""Ada""#,
            #"tracks.json:2:127: /0/labelCopy/writers: expected an array, found the string "Ada""#),
        Row(
            "record that is no object", "sections.json", "\n{", "\n7,\n{",
            #"sections.json:2:1: /0: expected an object, found the integer 7"#),
    ]

    static let keyRows = [
        Row(
            "missing key", "tracks.json", #""name": "Two", "#, "",
            #"tracks.json:3:1: /1: the key "name" is missing; expected a string of at most 500 characters that is not blank"#
        ),
        Row(
            "misspelt key", "tracks.json", #""position": 2"#, #""postion": 2"#,
            #"tracks.json:3:60: /1/postion: unknown key "postion"; did you mean "position"?"#),
        Row(
            "misspelt key with a bad value", "tracks.json", #""position": 2"#, #""postion": "2""#,
            #"tracks.json:3:60: /1/postion: expected an integer from 1 to 1000000, found the string "2""#,
            #"tracks.json:3:60: /1/postion: unknown key "postion"; did you mean "position"?"#),
        Row(
            "misspelt id, to which others refer", "artists.json", #""id""#, #""Id""#,
            #"artists.json:2:2: /0/Id: unknown key "Id"; did you mean "id"?"#),
        Row(
            "misspelt key that leads nowhere", "tracks.json", #""track-b", "projectId": "project-a""#,
            #""track-b", "projctId": "project-x""#,
            #"tracks.json:3:19: /1/projctId: no project has the id "project-x" (did you mean "project-a"?)"#,
            #"tracks.json:3:19: /1/projctId: unknown key "projctId"; did you mean "projectId"?"#
        ),
        Row(
            "misspelt id that is taken", "tracks.json", #""id": "track-b""#, #""ID": "track-a""#,
            #"tracks.json:3:2: /1/ID: the id "track-a" occurs again; expected it once (first at tracks.json:2:2)"#,
            #"tracks.json:3:2: /1/ID: unknown key "ID"; did you mean "id"?"#
        ),
        Row(
            "misspelt key beside the right one", "sections.json", #""name": "Verse""#, #""name": "Verse", "nme": """#,
            #"sections.json:2:58: /0/nme: unknown key "nme"; did you mean "name"?"#),
        Row(
            "unknown key", "sections.json", #""name": "Verse""#, #""name": "Verse", "colour": "red""#,
            #"sections.json:2:58: /0/colour: unknown key "colour"; expected one of "id", "fileId", "name", "startMs", "endMs""#
        ),
        Row(
            "misspelt key in a nested object", "tracks.json", "writers", "writer",
            #"tracks.json:2:127: /0/labelCopy/writer: unknown key "writer"; did you mean "writers"?"#),
        Row(
            "key missing in the scenario", "scenario.json", #""title": "Small", "#, "",
            #"scenario.json:1:1: the key "title" is missing; expected a string of at most 500 characters that is not blank"#
        ),
    ]

    static let timeRows = [
        Row(
            "instant with a fraction", "scenario.json", "09:30:00Z", "09:30:00.5Z",
            #"scenario.json:1:53: /now: expected an instant in whole seconds such as "2026-06-07T09:30:00Z", found the string "2026-06-07T09:30:00.5Z""#
        ),
        Row(
            "instant without a zone", "grants.json", "2026-02-01T00:00:00Z", "2026-02-01T00:00:00",
            #"grants.json:2:130: /0/grantedAt: expected an instant in whole seconds such as "2026-06-07T09:30:00Z", found the string "2026-02-01T00:00:00""#
        ),
        Row(
            "date that does not exist", "projects.json", "2026-07-01", "2026-02-30",
            #"projects.json:2:78: /0/releaseDate: expected a date such as "2026-06-07", found the string "2026-02-30""#),
        Row(
            "change before creation", "artists.json", "2026-01-02", "2025-01-02",
            #"artists.json:2:91: /0/updatedAt: 2025-01-02T00:00:00Z is before createdAt (2026-01-01T00:00:00Z); expected that instant or a later one"#
        ),
        Row(
            "expiry before creation", "links.json", "2026-08-01", "2026-02-01",
            #"links.json:2:162: /0/expiresAt: 2026-02-01T00:00:00Z is before createdAt (2026-03-01T00:00:00Z); expected that instant or a later one"#
        ),
        Row(
            "revocation before creation", "links.json", "2026-03-03", "2026-03-01",
            #"links.json:3:163: /1/revokedAt: 2026-03-01T00:00:00Z is before createdAt (2026-03-02T00:00:00Z); expected that instant or a later one"#
        ),
        Row(
            "revocation after the scenario's now", "links.json", "2026-03-03", "2026-07-01",
            #"links.json:3:163: /1/revokedAt: 2026-07-01T00:00:00Z is after now (2026-06-07T09:30:00Z); expected that instant or an earlier one"#
        ),
        Row(
            "section that ends before it starts", "sections.json", #""startMs": 0, "endMs": 600"#,
            #""startMs": 600, "endMs": 600"#,
            #"sections.json:2:74: /0/endMs: the section ends at 600 ms, but starts at 600 ms; expected an end after the start"#
        ),
        Row(
            "section beyond its file", "sections.json", "600", "1001",
            #"sections.json:2:72: /0/endMs: 1001 ms is beyond the file "file-a", which lasts 1000 ms"#),
        Row(
            "comment beyond its file", "comments.json", "500", "1001",
            #"comments.json:2:79: /0/atMs: 1001 ms is beyond the file "file-a", which lasts 1000 ms"#),
    ]

    static let numberRows = [
        Row(
            "position 0", "tracks.json", #""position": 2"#, #""position": 0"#,
            #"tracks.json:3:60: /1/position: expected an integer from 1 to 1000000, found the integer 0"#),
        Row(
            "position with a fraction", "tracks.json", #""position": 2"#, #""position": 2.0"#,
            #"tracks.json:3:60: /1/position: expected an integer from 1 to 1000000, found the number 2.0"#),
        Row(
            "negative duration", "tracks.json", #""durationMs": 1000, "state": "inReview""#,
            #""durationMs": -1, "state": "inReview""#,
            #"tracks.json:3:75: /1/durationMs: expected an integer from 0 to 86400000, found the integer -1"#),
        Row(
            "number that not every reader keeps", "files.json", #""version": 2"#, #""version": 9007199254740992"#,
            #"files.json:3:40: /1/version: expected an integer from 1 to 1000000, found the integer 9007199254740992"#),
        Row(
            "size that does not follow from the duration", "files.json", "88332", "88333",
            #"files.json:3:96: /1/sizeBytes: expected 88332 for 1001 ms (44 + 2 bytes a sample at 44,100 Hz), found 88333"#
        ),
    ]

    static let referenceRows = [
        Row(
            "reference to nothing", "tracks.json", "project-a", "project-x",
            #"tracks.json:2:19: /0/projectId: no project has the id "project-x" (did you mean "project-a"?)"#),
        Row(
            "reference to nothing like it", "artists.json", #""ada""#, #""zoe-quinn""#,
            #"artists.json:2:19: /0/ownerId: no user has the id "zoe-quinn""#),
        Row(
            "reference to another kind", "grants.json", #""project", "resourceId": "project-a""#,
            #""space", "resourceId": "project-a""#,
            #"grants.json:2:79: /0/resourceId: no artist space has the id "project-a""#),
        Row(
            "reply to nothing", "comments.json", #""parentId": "comment-a""#, #""parentId": "nothing""#,
            #"comments.json:3:77: /1/parentId: no comment has the id "nothing""#),
        Row(
            "activity of nobody", "activities.json", #""actorId": "ben""#, #""actorId": "mallory""#,
            #"activities.json:3:43: /1/actorId: no user has the id "mallory""#),
    ]

    static let reviewRows = [
        Row(
            "review of nothing", "reviews.json", #""fileId": "file-a""#, #""fileId": "file-x""#,
            #"reviews.json:2:42: /0/fileId: no file has the id "file-x" (did you mean "file-a"?)"#),
        Row(
            "review on nothing", "reviews.json", "track-a", "track-x",
            #"reviews.json:2:20: /0/trackId: no track has the id "track-x" (did you mean "track-a"?)"#),
        Row(
            "review by nobody", "reviews.json", #""reviewerId": "ada""#, #""reviewerId": "mallory""#,
            #"reviews.json:2:62: /0/reviewerId: no user has the id "mallory""#),
        Row(
            "review of another track's file", "reviews.json", "track-a", "track-b",
            #"reviews.json:2:42: /0/fileId: the file "file-a" is a version of the track "track-a"; expected one of this review's track, "track-b""#
        ),
        Row(
            "review of a file of which nobody knows the track", "files.json", #""file-a", "trackId": "track-a""#,
            #""file-a", "trackId": "zoe-quinn""#,
            #"files.json:2:18: /0/trackId: no track has the id "zoe-quinn""#),
        Row(
            "read mark on nothing", "reads.json", "track-a", "track-x",
            #"reads.json:2:35: /0/trackId: no track has the id "track-x" (did you mean "track-a"?)"#),
        Row(
            "two read marks of one user on a track", "reads.json", #""cy""#, #""ben""#,
            #"reads.json:3:35: /1/trackId: a read mark for "ben" on the track "track-a" occurs again; expected it once (first at reads.json:2:35)"#
        ),
    ]

    static let uniquenessRows = [
        Row(
            "id twice", "tracks.json", "track-b", "track-a",
            #"tracks.json:3:2: /1/id: the id "track-a" occurs again; expected it once (first at tracks.json:2:2)"#),
        Row(
            "position twice", "tracks.json", #""position": 2"#, #""position": 1"#,
            #"tracks.json:3:60: /1/position: position 1 in the project "project-a" occurs again; expected it once (first at tracks.json:2:60)"#
        ),
        Row(
            "version twice", "files.json", #""version": 2"#, #""version": 1"#,
            #"files.json:3:40: /1/version: version 1 of the track "track-a" occurs again; expected it once (first at files.json:2:40)"#
        ),
        Row(
            "token of another user", "users.json", "mock-ben", "mock-ada",
            #"users.json:3:80: /1/token: the token "mock-ada" occurs again; expected it once (first at users.json:2:80)"#
        ),
        Row(
            "address of another user in capitals", "users.json", "ben@", "ADA@",
            #"users.json:3:30: /1/email: the address "ada@example.com" occurs again; expected it once (first at users.json:2:30)"#
        ),
        Row(
            "link token twice", "links.json", "L2", "L1",
            #"links.json:3:18: /1/token: the token "L1" occurs again; expected it once (first at links.json:2:18)"#),
        Row(
            "two grants for one user and resource", "grants.json",
            #""cy", "role": "viewer", "resourceType": "track", "resourceId": "track-a""#,
            #""ben", "role": "viewer", "resourceType": "project", "resourceId": "project-a""#,
            #"grants.json:3:81: /1/resourceId: a grant for "ben" on the project "project-a" occurs again; expected it once (first at grants.json:2:81)"#
        ),
    ]

    static let ruleRows = [
        Row(
            "grant to the owner of the space", "grants.json", #""cy""#, #""ada""#,
            #"grants.json:3:19: /1/userId: "ada" owns the space "space-a" and all in it; expected somebody else"#),
        Row(
            "comment that answers itself", "comments.json", #""parentId": "comment-a""#, #""parentId": "comment-b""#,
            #"comments.json:3:77: /1/parentId: the comment answers itself; expected another comment"#),
        Row(
            "reply on another file", "comments.json", #""comment-b", "fileId": "file-a""#,
            #""comment-b", "fileId": "file-b""#,
            #"comments.json:3:77: /1/parentId: the comment "comment-a" is on the file "file-a"; expected one on this comment's file, "file-b""#
        ),
        Row(
            "comments that answer one another", "comments.json", #""atMs": 500"#, #""parentId": "comment-b""#,
            #"comments.json:2:79: /0/parentId: the answers go round in a circle: "comment-a" → "comment-b" → "comment-a""#
        ),
        Row(
            "recipient of what is not shared", "activities.json", #""kind": "shared""#, #""kind": "approved""#,
            #"activities.json:2:60: /0/recipientId: only "shared" has a recipient; expected no recipientId with the kind "approved""#
        ),
    ]

    static let textRows = [
        Row(
            "syntax", "tracks.json", #""position": 2"#, #""position": "#,
            #"tracks.json:3:72: /1/position: expected a value, found ",""#),
        Row(
            "key twice", "tracks.json", #""position": 2"#, #""position": 2, "position": 3"#,
            #"tracks.json:3:75: /1/position: the key "position" is repeated: expected each key once, found it on line 3 too"#
        ),
        Row(
            "text after the end", "grants.json", "\n]", "\n]]",
            #"grants.json:4:2: expected the end of the text after its value, found "]""#),
    ]
}
