extension Command {
    /// What its summary and its flags do not say.
    var details: String? {
        switch self {
        case .exec:
            "COMMAND finds SOUNDCHECK_URL, SOUNDCHECK_ADMIN (where the server is controlled) and a SOUNDCHECK_TOKEN_… for "
                + "everybody in the seeds (the first 1,000), such as SOUNDCHECK_TOKEN_ADA, in its environment. It has this "
                + "terminal and gets the signals that soundcheck is sent. What it did wrong, in whichever world, is told on the "
                + "standard error when it has ended, and so is how often each status was answered."
        case .check:
            "Without --write nothing is sent that could change anything. Where the server has the seeds' data, values are judged; "
                + "where it has others, schemas and laws. soundcheck-check, which is built beside soundcheck, does the work."
        case .generate:
            "Of ten tracks the first is in work: it has two versions, five comments, a review, an activity and a read mark, and "
                + "for every tenth of these the newest version has sections. The five behind it have a version with a comment, "
                + "three more a version, and the last has none yet. 64 tracks share a space and some eight projects; the space, "
                + "its first project and every sixteenth of its tracks have a grant and a link. There are as many people as "
                + "spaces. The first of them owns four, is let into four more, and shares: every screen shows them something. "
                + "What they have is the same from 512 tracks on."
        case .serve, .lint, .export, .help, .version: nil
        }
    }

    /// What each code that it can end with means.
    var exitCodes: [(code: String, meaning: String)] {
        switch self {
        case .exec:
            [
                ("0", "COMMAND ended with 0 and kept to the contract."),
                ("1", "It ended with 0, but broke the contract undeclared, or covered too little."),
                ("126, 127", "COMMAND cannot be run, or is not found."),
                ("others", "COMMAND's own, 128 and its number where a signal ended it; \(Command.faults)"),
            ]
        case .check:
            [
                ("0", "Nothing was found."), ("1", "The server does not keep to the contract."),
                ("2", "The check could not be made."), ("others", Command.faults),
            ]
        case .generate:
            [
                ("0", "The folder is there, whole."),
                ("130", "It was told to stop, and has left nothing."), ("others", Command.faults),
            ]
        case .serve, .lint, .export, .help, .version:
            [("0", "All is well."), ("others", Command.faults)]
        }
    }

    private static let faults =
        "64 for a wrong command line, 65 for faults in seeds or document, 66 where they are missing, 69 where a port or a "
        + "server is not to be had, 73 for a file that cannot be written, 76 for an answer that is none."
}
