import Reporting

extension ContractCase {
    /// Judges a client.
    ///
    /// It waits until no more than twice as many cases run as there are cores; its deadline begins only then.
    /// - Parameter make: makes the client that gets in by a door. A case makes one for each person that it needs.
    /// - Returns: ``ContractOutcome/excluded(because:)`` for a case that its suite excludes, while it does not pass.
    /// - Throws: ``ContractCaseFailure``, for an excluded case that passes too.
    @discardableResult
    public func run<Client: ContractClient>(
        _ make: @escaping @Sendable (ContractDoor) async throws -> Client
    ) async throws -> ContractOutcome {
        let performance = await perform { try await make($0) }
        if case .unsupported = performance.finding { UnsupportedNotices.shared.tell(of: self) }
        return try performance.result.get()
    }

    func perform(_ make: @escaping Scene.ClientMaker) async -> Performance {
        switch content {
        case .complaint(let text): Performance(contractCase: self, finding: .failed(text))
        case .body(let body): await Limiter.shared.run { await perform(body, make) }
        }
    }

    private func perform(_ body: @escaping Body, _ make: @escaping Scene.ClientMaker) async -> Performance {
        let begun = ContinuousClock.now
        do {
            let scene = try Scene(on: SuiteServer.shared.get(), make)
            defer { scene.strike() }
            let finding = await judge(body, in: scene)
            return Performance(
                contractCase: self, finding: finding, answers: scene.answers,
                seconds: (ContinuousClock.now - begun) / .seconds(1))
        } catch {
            return Performance(contractCase: self, finding: .failed("\(id): there is no stage for it: \(error)"))
        }
    }

    private func judge(_ body: @escaping Body, in scene: Scene) async -> Performance.Finding {
        do {
            return .passed(try await Deadline.run(within: deadline) { try await body(scene) })
        } catch let reason as Unsupported {
            return .unsupported(reason)
        } catch let fault as CaseFault {
            return .failed(FailureText(fault, of: self, in: scene).text)
        } catch is Deadline.Passed {
            return .failed(FailureText(scene.fault(ofHangingFor: deadline), of: self, in: scene).text)
        } catch {
            return .failed(FailureText(CaseFault("the case broke off: \(error)"), of: self, in: scene).text)
        }
    }
}

extension Scene {
    fileprivate func fault(ofHangingFor seconds: Double) -> CaseFault {
        guard notes.lastAsk != nil else { return CaseFault("the client is still being made after \(seconds.plain) s") }
        return CaseFault("still hangs after \(seconds.plain) s, with \(counted(entries().count, "request")) sent")
    }

    fileprivate var answers: Set<AnsweredStatus> {
        Set(
            entries().compactMap { entry in
                entry.operationId.map { AnsweredStatus(operation: $0, status: entry.status) }
            })
    }
}

extension Double {
    /// Without a fraction where there is none.
    fileprivate var plain: String { self == rounded() ? String(Int(self)) : String(self) }
}
