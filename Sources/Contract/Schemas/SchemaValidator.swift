import JSONText

/// Judges values by JSON Schema 2020-12.
package enum SchemaValidator {
    /// Everything that is wrong with the value; empty when it satisfies the schema.
    package static func validate(_ value: JSONValue, against schema: Schema) -> [SchemaFault] {
        var walk = SchemaWalk(nodes: schema.graph.nodes)
        walk.check(value, schema.index)
        // What was not judged is not known to fit.
        if walk.isGivenUp {
            return [SchemaFault(pointer: JSONPointer(), message: "nests alternatives too deeply to be judged")]
        }
        return walk.faults
    }

    /// Whether the value satisfies all of the schemas. The steps that this takes are taken from `steps`; where they do not
    /// suffice it is not known to.
    static func admits(_ value: JSONValue, by indexes: [Int], of nodes: [SchemaNode], steps: inout Int) -> Bool {
        var walk = SchemaWalk(nodes: nodes, steps: steps, tellsFaults: false)
        defer { steps = walk.stepsLeft }
        return indexes.allSatisfy { index in
            walk.check(value, index)
            return walk.faults.isEmpty && !walk.isGivenUp
        }
    }
}

/// One walk through a value and its schema.
private struct SchemaWalk {
    let nodes: [SchemaNode]
    var faults: [SchemaFault] = []
    /// Alternatives that hold one another are judged again at each level, which soon takes for ever.
    private(set) var stepsLeft: Int
    var isGivenUp: Bool { stepsLeft <= 0 }
    /// The way from the root to the value that is being looked at; a pointer is made of it only for a fault.
    private var path: [Step] = []

    private enum Step {
        case key(String)
        case index(Int)
    }

    /// Where only the verdict is wanted, the first fault gives it, and nothing need be told of it.
    private let tellsFaults: Bool

    init(nodes: [SchemaNode], steps: Int = 200_000, tellsFaults: Bool = true) {
        self.nodes = nodes
        stepsLeft = steps
        self.tellsFaults = tellsFaults
    }

    mutating func check(_ value: JSONValue, _ index: Int) {
        stepsLeft -= 1
        if isGivenUp || !tellsFaults && !faults.isEmpty { return }
        let node = nodes[index]
        if let complaint = node.complaint(about: value) { report(complaint) }
        for applicator in node.applicators { apply(applicator, to: value) }
    }

    private mutating func apply(_ applicator: SchemaApplicator, to value: JSONValue) {
        switch applicator {
        case .reference(let index): check(value, index)
        case .all(let indexes): for index in indexes { check(value, index) }
        case .any(let indexes): checkAny(value, indexes)
        case .exactlyOne(let indexes): checkExactlyOne(value, indexes)
        case .not(let index):
            if faults(in: value, index).isEmpty { report("is just what the schema excludes, found \(value.wording)") }
        case .items(let index): checkItems(value, index)
        case .properties(let properties): checkProperties(value, properties)
        }
    }

    private mutating func checkItems(_ value: JSONValue, _ index: Int) {
        guard case .array(let elements) = value else { return }
        for (position, element) in elements.enumerated() { descend(.index(position), element, index) }
    }

    private mutating func checkProperties(_ value: JSONValue, _ properties: SchemaProperties) {
        guard case .object(let object) = value else { return }
        for name in properties.required where object[name] == nil {
            report("the property \"\(name)\" is missing" + properties.hint(for: name, in: object))
        }
        for (key, member) in object.members {
            if let index = properties.named[key] ?? properties.others {
                descend(.key(key), member, index)
            } else if properties.refusesOthers {
                path.append(.key(key))
                report("is no property of this object" + properties.hint(forUnknown: key))
                path.removeLast()
            }
        }
    }

    private mutating func checkAny(_ value: JSONValue, _ indexes: [Int]) {
        var closest: [SchemaFault] = []
        for (position, index) in indexes.enumerated() {
            let found = faults(in: value, index)
            if found.isEmpty { return }
            if position == 0 || found.count < closest.count { closest = found }
        }
        reportNone(of: indexes, closest)
    }

    private mutating func checkExactlyOne(_ value: JSONValue, _ indexes: [Int]) {
        let found = indexes.map { faults(in: value, $0) }
        let fitting = found.indices.filter { found[$0].isEmpty }
        if fitting.isEmpty { return reportNone(of: indexes, found.min { $0.count < $1.count } ?? []) }
        guard fitting.count > 1 else { return }
        let ordinals = fitting.map { String($0 + 1) }.joined(separator: " and ")
        report("fits the alternatives \(ordinals), where only one of \(indexes.count) may fit")
    }

    private mutating func reportNone(of indexes: [Int], _ closest: [SchemaFault]) {
        report("fits none of the \(indexes.count) alternatives; in the closest one:")
        faults += closest
    }

    private mutating func faults(in value: JSONValue, _ index: Int) -> [SchemaFault] {
        let before = faults
        faults = []
        defer { faults = before }
        check(value, index)
        return faults
    }

    private mutating func descend(_ step: Step, _ value: JSONValue, _ index: Int) {
        path.append(step)
        check(value, index)
        path.removeLast()
    }

    private mutating func report(_ message: String) {
        if !tellsFaults {
            faults = [SchemaFault(pointer: JSONPointer(), message: "")]
            return
        }
        var pointer = JSONPointer()
        for step in path {
            switch step {
            case .key(let key): pointer = pointer.appending(key)
            case .index(let index): pointer = pointer.appending(index)
            }
        }
        faults.append(SchemaFault(pointer: pointer, message: message))
    }
}

extension SchemaProperties {
    /// Which property may be meant by one that must not be there: one that is spelt nearly so or that begins alike; else
    /// all that there are, where they are few.
    fileprivate func hint(forUnknown key: String) -> String {
        let known = named.keys.sorted()
        let continued = known.first { !key.isEmpty && ($0.hasPrefix(key) || key.hasPrefix($0)) }
        if let meant = Spelling.nearest(to: key, among: known) ?? continued { return "; did you mean \"\(meant)\"?" }
        return listing
    }

    /// `; it may have "resolved", "text"`: all properties that there are, where they are few.
    var listing: String {
        guard (1...12).contains(named.count) else { return "" }
        return "; it may have \(named.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", "))"
    }

    /// `; "E-Mail" is there instead`, where the object has a property that is nearly the missing one. One that must not be there
    /// is told by itself.
    fileprivate func hint(for missing: String, in object: JSONObject) -> String {
        if refusesOthers { return "" }
        let strangers = object.keys.filter { named[$0] == nil }
        return Spelling.nearest(to: missing, among: strangers).map { "; \($0.quoted()) is there instead" } ?? ""
    }
}
