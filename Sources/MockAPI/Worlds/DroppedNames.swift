/// The names of the last worlds that were dropped, so that whoever still uses one is told what happened to it.
struct DroppedNames {
    private var order: [String: Int] = [:]
    private var names: [Int: String] = [:]
    private var next = 0
    private var oldest = 0

    func contains(_ name: String) -> Bool { order[name] != nil }

    mutating func insert(_ name: String) {
        remove(name)
        order[name] = next
        names[next] = name
        next += 1
        while order.count > DroppedNames.most {
            if let forgotten = names.removeValue(forKey: oldest) { order[forgotten] = nil }
            oldest += 1
        }
    }

    mutating func remove(_ name: String) {
        if let place = order.removeValue(forKey: name) { names[place] = nil }
    }

    private static let most = 10_000
}
