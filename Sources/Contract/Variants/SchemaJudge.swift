import JSONText

/// Judges the values of a walk, with a bounded effort for all of them together.
final class SchemaJudge {
    private let nodes: [SchemaNode]
    private var stepsLeft = 500_000
    /// Places that are the same for every value.
    private var places: [[Int]: SchemaPlace] = [:]

    init(_ nodes: [SchemaNode]) { self.nodes = nodes }

    /// Whether a value satisfies all of the schemas; false also where the effort is used up.
    func admits(_ value: JSONValue, by schemas: [Int]) -> Bool {
        SchemaValidator.admits(value, by: schemas, of: nodes, steps: &stepsLeft)
    }

    /// Whether a value may stand at a place, given that what is below it may stand there.
    func admits(_ value: JSONValue, at place: SchemaPlace) -> Bool {
        place.assertions.allSatisfy { $0.holds(for: value) }
            && (!place.hasAlternatives || admits(value, by: place.schemas))
    }

    /// Whether there is effort left for so many steps, which are then taken.
    func spend(_ steps: Int) -> Bool {
        stepsLeft -= steps
        return stepsLeft > 0
    }

    /// What the schemas say of a value. Of alternatives those count that the value satisfies.
    func place(of value: JSONValue, by schemas: [Int]) -> SchemaPlace {
        if let known = places[schemas] { return known }
        let place = place(by: schemas) { alternatives in alternatives.filter { admits(value, by: [$0]) } }
        if !place.hasAlternatives { places[schemas] = place }
        return place
    }

    /// What the schemas say of a value that is yet to be made: of alternatives one is chosen, by its number.
    func place(by schemas: [Int], choosing number: Int) -> SchemaPlace {
        place(by: schemas) { $0.isEmpty ? [] : [$0[number % $0.count]] }
    }

    private func place(by schemas: [Int], choosing choice: ([Int]) -> [Int]) -> SchemaPlace {
        var parts: [SchemaNode] = []
        var longestChoice = 0
        var waiting = schemas
        var seen: Set<Int> = []
        while let index = waiting.popLast() {
            guard seen.insert(index).inserted else { continue }
            parts.append(nodes[index])
            for applicator in nodes[index].applicators {
                switch applicator {
                case .reference, .all:
                    waiting += applicator.inPlace
                case .any(let alternatives), .exactlyOne(let alternatives):
                    longestChoice = max(longestChoice, alternatives.count)
                    waiting += choice(alternatives)
                case .not: longestChoice = max(longestChoice, 1)
                case .items, .properties: continue
                }
            }
        }
        return SchemaPlace(schemas: schemas, parts: parts, alternatives: longestChoice)
    }
}
