import Foundation

extension MockServer {
    /// How a server is set up. Every option has a default that suits a test: a free port, seeds that stand still.
    public struct Options: Sendable {
        /// The name of a bundled scenario (`default`, `empty`), or the path of a folder of seeds.
        public var seeds = "default"
        /// An OpenAPI document of one's own; the bundled one if nil.
        public var openAPI: URL?
        /// Which addresses are listened on besides loopback's.
        public var host = Host.loopback
        /// 0 takes a free one.
        public var port = 0
        /// Names that requests may call this server by, besides `localhost`, addresses and the machine's own.
        public var allowedHosts: [String] = []
        /// Origins of web pages that may read answers, besides those on loopback and private addresses.
        public var allowedOrigins: [String] = []
        /// What the world's clock shows.
        public var clock = Clock.seeds
        /// How many worlds there may be; the one that was not asked for longest gives way to a new one.
        public var maximumWorlds = 10_000
        /// How long every answer is held back.
        public var latency: Latency?
        /// Whether seed and document files that change are taken over while the server runs.
        public var watchesFiles = false
        /// Is told, as a server starts, how much of the seeds has been read: now and then, from 0 to 1.
        public var onLoading: @Sendable (Double) -> Void = { _ in }
        /// Is told of each change that was taken over, or could not be.
        public var onReload: @Sendable (Reload) -> Void = { _ in }
        /// Takes the log, whole lines at a time; nothing is logged if nil.
        public var log: Log?

        /// The defaults: the bundled seeds and document, standing still, on a free port of loopback, without a log.
        public init() {}
    }

    /// What the world's clock shows.
    public enum Clock: String, Sendable, CaseIterable {
        /// The time of the day: all seed instants are shifted by one amount, so that the seeds' `now` is the start.
        case today
        /// The seeds' `now`, standing still.
        case seeds
    }

    /// Where the log goes.
    public struct Log: Sendable {
        /// Whether statuses are coloured, for a terminal.
        public var isColoured: Bool
        /// Takes lines, each ended by a line feed. It may block without holding up requests.
        public var write: @Sendable (String) -> Void

        /// - Parameters:
        ///   - isColoured: whether statuses are coloured, for a terminal.
        ///   - write: takes lines, each ended by a line feed.
        public init(isColoured: Bool, write: @escaping @Sendable (String) -> Void) {
            self.isColoured = isColoured
            self.write = write
        }
    }
}
