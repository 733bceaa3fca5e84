import Dispatch
import MockServer
import Reporting

extension MockServer {
    /// Starts for a command, and tells what whoever gave it should know.
    static func start(for command: Options, isQuiet: Bool) throws(Failure) -> MockServer {
        do throws(StartFault) {
            let server = try ProgressLine.ofSeeds(isQuiet: isQuiet) { (onLoading) throws(StartFault) in
                var options = command
                options.onLoading = onLoading
                return try start(options)
            }
            for warning in server.warnings { Output.error.write("soundcheck: warning: \(warning)\n") }
            return server
        } catch {
            throw Failure([error])
        }
    }

    /// Answers that are under way are still sent, unless that takes long, or whoever should read the log does not.
    func stopSoon() {
        let stopped = DispatchSemaphore(value: 0)
        stop { stopped.signal() }
        _ = stopped.wait(timeout: .now() + .milliseconds(850))
    }
}
