import Reporting

extension ReportFiles {
    func prepareOrFail() throws(Failure) { try orFail { () throws(Fault) in try prepare() } }

    func writeOrFail(_ report: Report) throws(Failure) { try orFail { () throws(Fault) in try write(report) } }

    private func orFail(_ work: () throws(Fault) -> Void) throws(Failure) {
        do throws(Fault) {
            try work()
        } catch {
            throw Failure(exitCode: .cannotCreate, messages: error.description.split(separator: "\n").map(String.init))
        }
    }
}
