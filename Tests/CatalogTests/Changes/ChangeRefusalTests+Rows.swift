/// One row a kind of refusal.
extension ChangeRefusalTests {
    static let missingRows = [
        Row(
            "patch of nothing", #"patch tracks/track-c {"name": "Three"}"#,
            faults: #"0 missing tracks/track-c : no track has the id "track-c" (did you mean "track-a"?)"#),
        Row(
            "deletion of nothing", "delete users/zoe-quinn",
            faults: #"0 missing users/zoe-quinn : no user has the id "zoe-quinn""#),
        Row(
            "deletion of what has gone", "delete sections/section-a", "delete sections/section-a",
            faults: #"1 missing sections/section-a : no section has the id "section-a""#),
        Row(
            "patch of what went along", "cascade tracks/track-a", #"patch comments/comment-a {"text": "!"}"#,
            faults: #"1 missing comments/comment-a : no comment has the id "comment-a""#),
    ]

    static let invalidRows = [
        Row(
            "wrong type", #"patch tracks/track-b {"name": 2}"#,
            faults:
                #"0 invalid tracks/track-b /name: expected a string of at most 500 characters that is not blank, found the integer 2"#
        ),
        Row(
            "member that is needed is taken away", #"patch tracks/track-b {"state": null}"#,
            faults:
                #"0 invalid tracks/track-b : the key "state" is missing; expected one of "draft", "inReview", "changesRequested", "approved""#
        ),
        Row(
            "misspelt key", #"patch tracks/track-b {"postion": 3}"#,
            faults: #"0 invalid tracks/track-b /postion: unknown key "postion"; did you mean "position"?"#),
        Row(
            "nested value", #"patch tracks/track-b {"labelCopy": {"writers": ["A", 1]}}"#,
            faults:
                #"0 invalid tracks/track-b /labelCopy/writers/1: expected a string of at most 500 characters that is not blank, found the integer 1"#
        ),
        Row(
            "fields that do not fit one another", #"patch sections/section-a {"startMs": 600}"#,
            faults:
                #"0 invalid sections/section-a /endMs: the section ends at 600 ms, but starts at 600 ms; expected an end after the start"#
        ),
        Row(
            "patch that is no object", #"patch tracks/track-b "Two""#,
            faults: #"0 invalid tracks/track-b : expected an object, found the string "Two""#),
        Row(
            "patch of the id", #"patch tracks/track-b {"id": "track-c"}"#,
            faults:
                #"0 invalid tracks/track-b /id: expected the record's own id, "track-b", or none; found the string "track-c""#
        ),
        Row(
            "another id in the object",
            #"put sections/section-b {"id": "section-c", "fileId": "file-a", "name": "S", "startMs": 0, "endMs": 1}"#,
            faults:
                #"0 invalid sections/section-b /id: expected the record's own id, "section-b", or none; found the string "section-c""#
        ),
        Row(
            "id that is none", #"put sections/a/b {"fileId": "file-a", "name": "S", "startMs": 0, "endMs": 1}"#,
            faults:
                #"0 invalid sections/a/b /id: expected an id (1 to 200 characters, no "/" or control character, not "." or ".."), found the string "a/b""#
        ),
        Row(
            "reference to nothing", #"patch tracks/track-b {"projectId": "project-x"}"#,
            faults:
                #"0 invalid tracks/track-b /projectId: no project has the id "project-x" (did you mean "project-a"?)"#),
        Row(
            "moment beyond the file", #"patch comments/comment-a {"atMs": 1001}"#,
            faults: #"0 invalid comments/comment-a /atMs: 1001 ms is beyond the file "file-a", which lasts 1000 ms"#),
        Row(
            "section beyond the file", #"patch sections/section-a {"endMs": 1001}"#,
            faults: #"0 invalid sections/section-a /endMs: 1001 ms is beyond the file "file-a", which lasts 1000 ms"#),
        Row(
            "grant to the owner", #"patch grants/grant-b {"userId": "ada"}"#,
            faults:
                #"0 invalid grants/grant-b /userId: "ada" owns the space "space-a" and all in it; expected somebody else"#
        ),
        Row(
            "reply on another file", #"patch comments/comment-b {"fileId": "file-b"}"#,
            faults:
                #"0 invalid comments/comment-b /parentId: the comment "comment-a" is on the file "file-a"; expected one on this comment's file, "file-b""#
        ),
        Row(
            "comment that answers itself", #"patch comments/comment-a {"parentId": "comment-a"}"#,
            faults: "0 invalid comments/comment-a /parentId: the comment answers itself; expected another comment"),
        Row(
            "answers in a circle", #"patch comments/comment-a {"parentId": "comment-b"}"#,
            faults:
                #"0 invalid comments/comment-a /parentId: the answers go round in a circle: "comment-a" → "comment-b" → "comment-a""#
        ),
        Row(
            "answers in a circle that starts beside what is sent",
            #"put comments/comment-c {"fileId": "file-a", "authorId": "cy", "text": "!", "parentId": "comment-b", "resolved": false, "createdAt": "2026-01-05T00:00:00Z", "updatedAt": "2026-01-05T00:00:00Z"}"#,
            #"patch comments/comment-a {"parentId": "comment-b"}"#,
            faults:
                #"1 invalid comments/comment-a /parentId: the answers go round in a circle: "comment-b" → "comment-a" → "comment-b""#
        ),
        Row(
            "revocation that is still to come", #"patch links/link-a {"revokedAt": "2026-06-07T09:30:01Z"}"#,
            faults:
                "0 invalid links/link-a /revokedAt: 2026-06-07T09:30:01Z is after now (2026-06-07T09:30:00Z); expected that instant or an earlier one"
        ),
    ]

    static let reviewRows = [
        Row(
            "review of another track's file", #"patch reviews/review-a {"trackId": "track-b"}"#,
            faults:
                #"0 invalid reviews/review-a /fileId: the file "file-a" is a version of the track "track-a"; expected one of this review's track, "track-b""#
        ),
        Row(
            "review of nothing", #"patch reviews/review-a {"fileId": "file-x"}"#,
            faults: #"0 invalid reviews/review-a /fileId: no file has the id "file-x" (did you mean "file-a"?)"#),
        Row(
            "read mark without its instant", #"patch reads/read-a {"readAt": null}"#,
            faults:
                #"0 invalid reads/read-a : the key "readAt" is missing; expected an instant in whole seconds such as "2026-06-07T09:30:00Z""#
        ),
    ]

    static let claimRows = [
        Row(
            "position", #"patch tracks/track-b {"position": 1}"#,
            faults:
                #"0 conflict tracks/track-b /position: position 1 in the project "project-a" occurs again; expected it once; the track "track-a" has it"#
        ),
        Row(
            "version", #"patch files/file-b {"version": 1}"#,
            faults:
                #"0 conflict files/file-b /version: version 1 of the track "track-a" occurs again; expected it once; the file "file-a" has it"#
        ),
        Row(
            "token", #"patch users/ben {"token": "mock-ada"}"#,
            faults:
                #"0 conflict users/ben /token: the token "mock-ada" occurs again; expected it once; the user "ada" has it"#
        ),
        Row(
            "e-mail address in other letters", #"patch users/ben {"email": "ADA@example.com"}"#,
            faults:
                #"0 conflict users/ben /email: the address "ada@example.com" occurs again; expected it once; the user "ada" has it"#
        ),
        Row(
            "token of a link", #"patch links/link-b {"token": "L1"}"#,
            faults:
                #"0 conflict links/link-b /token: the token "L1" occurs again; expected it once; the link "link-a" has it"#
        ),
        Row(
            "grant", #"patch grants/grant-b {"userId": "ben", "resourceType": "project", "resourceId": "project-a"}"#,
            faults:
                #"0 conflict grants/grant-b /resourceId: a grant for "ben" on the project "project-a" occurs again; expected it once; the grant "grant-a" has it"#
        ),
        Row(
            "read mark", #"patch reads/read-b {"userId": "ben"}"#,
            faults:
                #"0 conflict reads/read-b /trackId: a read mark for "ben" on the track "track-a" occurs again; expected it once; the read mark "read-a" has it"#
        ),
        Row(
            "two that are sent", #"patch tracks/track-a {"position": 3}"#, #"patch tracks/track-b {"position": 3}"#,
            faults:
                #"1 invalid tracks/track-b /position: position 3 in the project "project-a" occurs again; expected it once; the track "track-a" has it"#
        ),
        Row(
            "token that is renewed to one that there is",
            #"patch users/ben {"token": "mock-ada-renewed"}"#,
            #"patch users/ada {"tokenExpiresAt": "2027-01-01T00:00:00Z"}"#,
            faults:
                #"1 invalid users/ada /tokenExpiresAt: the token "mock-ada-renewed" occurs again; expected it once; the user "ben" has it"#
        ),
    ]

    static let dependantRows = [
        Row(
            "deletion of a file", "delete files/file-a",
            faults:
                #"0 conflict comments/comment-a /fileId: the comment "comment-a" refers to the file "file-a" by "fileId"; delete it too, or delete with cascade"#,
            #"0 conflict comments/comment-b /fileId: the comment "comment-b" refers to the file "file-a" by "fileId"; delete it too, or delete with cascade"#,
            #"0 conflict sections/section-a /fileId: the section "section-a" refers to the file "file-a" by "fileId"; delete it too, or delete with cascade"#,
            #"0 conflict activities/activity-b /resourceId: the activity "activity-b" refers to the file "file-a" by "resourceId"; delete it too, or delete with cascade"#,
            #"0 conflict reviews/review-a /fileId: the review "review-a" refers to the file "file-a" by "fileId"; delete it too, or delete with cascade"#
        ),
        Row(
            "deletion of a comment with an answer", "delete comments/comment-a",
            faults:
                #"0 conflict comments/comment-b /parentId: the comment "comment-b" refers to the comment "comment-a" by "parentId"; delete it too, or delete with cascade"#
        ),
        Row(
            "deletion of a person", "delete users/cy",
            faults:
                #"0 conflict grants/grant-b /userId: the grant "grant-b" refers to the user "cy" by "userId"; delete it too, or delete with cascade"#,
            #"0 conflict reads/read-b /userId: the read mark "read-b" refers to the user "cy" by "userId"; delete it too, or delete with cascade"#
        ),
        Row(
            "file that becomes shorter", #"patch files/file-a {"durationMs": 400, "sizeBytes": 35324}"#,
            faults:
                #"0 conflict comments/comment-a /atMs: the comment "comment-a" would be wrong in "atMs": 500 ms is beyond the file "file-a", which lasts 400 ms"#,
            #"0 conflict sections/section-a /endMs: the section "section-a" would be wrong in "endMs": 600 ms is beyond the file "file-a", which lasts 400 ms"#
        ),
        Row(
            "space that goes to somebody with a grant in it", #"patch artists/space-a {"ownerId": "ben"}"#,
            faults:
                #"0 conflict grants/grant-a /userId: the grant "grant-a" would be wrong in "userId": "ben" owns the space "space-a" and all in it; expected somebody else"#
        ),
        Row(
            "project that comes below another owner",
            #"put artists/space-b {"ownerId": "ben", "name": "B", "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"}"#,
            #"patch projects/project-a {"artistId": "space-b"}"#,
            faults:
                #"1 conflict grants/grant-a /userId: the grant "grant-a" would be wrong in "userId": "ben" owns the space "space-b" and all in it; expected somebody else"#
        ),
        Row(
            "track that comes below another owner",
            #"put artists/space-c {"ownerId": "cy", "name": "C", "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"}"#,
            #"put projects/project-c {"artistId": "space-c", "name": "C", "kind": "ep", "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"}"#,
            #"patch tracks/track-a {"projectId": "project-c"}"#,
            faults:
                #"2 conflict grants/grant-b /userId: the grant "grant-b" would be wrong in "userId": "cy" owns the space "space-c" and all in it; expected somebody else"#
        ),
        Row(
            "comment that goes to another file without its answer", #"patch comments/comment-a {"fileId": "file-b"}"#,
            faults:
                #"0 conflict comments/comment-b /parentId: the comment "comment-b" would be wrong in "parentId": the comment "comment-a" is on the file "file-b"; expected one on this comment's file, "file-a""#
        ),
    ]

    static let reviewedRows = [
        Row(
            "file that goes to another track without its review", #"patch files/file-a {"trackId": "track-b"}"#,
            faults:
                #"0 conflict reviews/review-a /fileId: the review "review-a" would be wrong in "fileId": the file "file-a" is a version of the track "track-b"; expected one of this review's track, "track-a""#
        ),
        Row(
            "review that stays behind when two tracks exchange files",
            #"patch files/file-a {"trackId": "track-b"}"#, #"patch reviews/review-a {"trackId": "track-b"}"#,
            #"patch files/file-b {"trackId": "track-b"}"#,
            faults:
                #"2 conflict reviews/review-b /fileId: the review "review-b" would be wrong in "fileId": the file "file-b" is a version of the track "track-b"; expected one of this review's track, "track-a""#
        ),
        Row(
            "review of a file that comes with it, on another track",
            #"put files/file-c {"trackId": "track-b", "version": 1, "name": "c.wav", "mimeType": "audio/wav", "sizeBytes": 44, "durationMs": 0, "uploadedById": "ben", "uploadedAt": "2026-01-04T00:00:00Z"}"#,
            #"patch reviews/review-b {"fileId": "file-c"}"#,
            faults:
                #"1 invalid reviews/review-b /fileId: the file "file-c" is a version of the track "track-b"; expected one of this review's track, "track-a""#
        ),
    ]

    static let manyRows = [
        Row(
            "each change has a fault", #"patch tracks/track-a {"position": 0}"#, "delete users/zoe-quinn",
            #"patch users/cy {"email": "cy"}"#,
            faults: "0 invalid tracks/track-a /position: expected an integer from 1 to 1000000, found the integer 0",
            #"1 missing users/zoe-quinn : no user has the id "zoe-quinn""#,
            #"2 invalid users/cy /email: expected an e-mail address such as "ada@example.com", found the string "cy""#),
        Row(
            "one record has two", #"patch comments/comment-b {"text": " ", "authorId": "mallory"}"#,
            faults:
                #"0 invalid comments/comment-b /text: expected a string of at most 10000 characters that is not blank, found the string " ""#,
            #"0 invalid comments/comment-b /authorId: no user has the id "mallory""#),
        Row(
            "nothing follows from a fault", #"patch files/file-a {"durationMs": "long"}"#,
            #"patch comments/comment-a {"atMs": 80000000}"#,
            faults:
                #"0 invalid files/file-a /durationMs: expected an integer from 0 to 86400000, found the string "long""#),
        Row(
            "what is deleted is missing to what is sent", "cascade files/file-b",
            #"put sections/section-b {"fileId": "file-b", "name": "S", "startMs": 0, "endMs": 1}"#,
            faults: #"1 invalid sections/section-b /fileId: no file has the id "file-b" (did you mean "file-a"?)"#),
        Row(
            "the last change of a record counts", #"patch tracks/track-b {"name": ""}"#,
            #"patch tracks/track-b {"label": "L"}"#,
            faults:
                #"1 invalid tracks/track-b /name: expected a string of at most 500 characters that is not blank, found the string """#
        ),
    ]
}
