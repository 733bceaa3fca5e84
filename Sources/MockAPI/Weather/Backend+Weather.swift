import Catalog
import HTTPWire

extension Backend {
    /// What befalls a call; nothing in clear weather. The world's rules count it.
    /// - Throws: `malformed` where the request's `Prefer` cannot be read.
    func weather(for visit: Visit, at endpoint: Endpoint) throws(Problem) -> Weather? {
        var preferences = try Preferences(visit.request.fields)
        if !endpoint.hasVariants { preferences.leaveOutVariant() }
        guard let (world, moment) = visit.world, moment.hasWeather, let operation = visit.operation else {
            return Weather(preferences, hit: nil)
        }
        let caller = probableCaller(of: visit)?.id
        let hit = world.change { state, _ in state.judge(operation: operation.id, caller: caller) }
        return Weather(preferences, hit: hit)
    }

    /// Who calls, before they are asked for their token: a bad one is nobody's.
    func probableCaller(of visit: Visit) -> User? {
        try? Authentication.caller(of: visit.request, in: visit.catalog, at: visit.now)
    }
}
