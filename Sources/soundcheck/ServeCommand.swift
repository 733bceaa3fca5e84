import MockServer
import Reporting

/// Serves until a signal asks for the end.
struct ServeCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(Failure) {
        let termination = Termination()
        let readyFile = try arguments.readyFile.map { path throws(Failure) in try ReadyFile(reserving: path) }
        let server: MockServer
        do throws(Failure) {
            server = try MockServer.start(for: options, isQuiet: arguments.isQuiet)
        } catch {
            readyFile?.discard()
            throw error
        }
        try readyFile?.announce(server)
        if !arguments.isQuiet {
            Output.standard.write(Banner(server, arguments.options, Style(isColoured: Output.standard.isColoured)).text)
        }
        termination.wait()
        readyFile?.withdraw(server)
        server.stopSoon()
    }

    private var options: MockServer.Options {
        var options = arguments.options
        if !arguments.isQuiet {
            options.log = .init(isColoured: Output.standard.isColoured) { Output.standard.write($0) }
        }
        options.onReload = { [isQuiet = arguments.isQuiet] reload in
            switch reload {
            case .taken: if !isQuiet { Output.standard.write("\(reload)\n") }
            case .refused: Output.error.write("\(reload)\n")
            }
        }
        return options
    }
}
