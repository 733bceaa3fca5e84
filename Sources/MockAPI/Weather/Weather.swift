import Contract
import HTTPWire

/// What befalls one call: what it asks for itself by `Prefer`, and the rule of its world that hits it.
struct Weather: Sendable {
    let preferences: Preferences
    let hit: Hit?

    /// Nothing where neither is there.
    init?(_ preferences: Preferences, hit: Hit?) {
        if preferences.isEmpty, hit == nil { return nil }
        self.preferences = preferences
        self.hit = hit
    }

    /// What is answered instead of doing the work.
    var before: Problem? {
        if let status = preferences.status { return .injected(status, retryAfter: nil, by: .preference) }
        guard let hit, hit.when == .before else { return nil }
        // An answer of which nothing is sent needs no work either.
        let isLost = hit.effect.delivery.cut?.isBeforeHead ?? false
        return problem(of: hit, status: hit.effect.status ?? (isLost ? .serviceUnavailable : nil))
    }

    /// What is answered although the work is done.
    private var after: Problem? {
        guard preferences.status == nil, let hit, hit.when == .after else { return nil }
        return problem(of: hit, status: hit.effect.status)
    }

    private func problem(of hit: Hit, status: HTTPStatus?) -> Problem? {
        status.map { .injected($0, retryAfter: hit.effect.retryAfter, by: .rule(hit.ruleID)) }
    }

    /// The rule's effect, and over it the request's own; delays add up.
    private var effect: Effect {
        guard var effect = hit?.effect else { return preferences.effect }
        effect.delivery.delay += preferences.delay ?? 0
        effect.variant = preferences.variant ?? effect.variant
        if let mishap = preferences.mishap { effect.suffer(mishap) }
        return effect
    }

    /// What a success is answered as, where it has variants.
    var variant: Variant? { effect.variant }

    /// Whether there must be a body, though the client has it already.
    var needsBody: Bool { effect.isMalformed }

    /// Whether the whole is answered where a part is asked for.
    var ignoresRange: Bool { effect.ignoresRange }

    /// The tag that a success has in place of its usual one. All that one rule hits get the same, so that nothing seems to
    /// change but between a call that it hits and one that it does not.
    func tag(insteadOf usual: EntityTag) -> EntityTag {
        guard effect.changesTag else { return usual }
        let origin = preferences.mishap == nil ? hit?.ruleID : nil
        // What names a rule can stand in a tag.
        return EntityTag("\(usual.opaque)-\(origin ?? "new")", isWeak: usual.isWeak)!
    }

    /// What is sent in a response's place.
    /// - Parameter instance: the request's path.
    func response(insteadOf response: HTTPResponse, instance: String) -> HTTPResponse {
        var response = after.map { .problem($0.document(instance: instance)) } ?? response
        if effect.isMalformed { response = response.malformed }
        let applied = applied(to: response)
        if !applied.isEmpty { response.fields.append(.preferenceApplied, applied.joined(separator: ", ")) }
        return response
    }

    /// How an answer's bytes leave.
    var delivery: Delivery { effect.delivery }

    /// A variant is one of a success, which a client may have already.
    func applied(to response: HTTPResponse) -> [String] {
        guard let variant = preferences.variant, response.status.code >= 300, response.status != .notModified else {
            return preferences.applied
        }
        return preferences.applied.filter { $0 != Preferences.text(of: variant) }
    }
}
