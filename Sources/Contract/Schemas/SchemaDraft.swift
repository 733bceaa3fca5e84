/// A schema whose keywords are still being read; those that belong together are told together.
struct SchemaDraft {
    var node: SchemaNode
    var types: JSONTypes?
    var enumerations: [SchemaEnumeration] = []
    var range = NumberRange()
    var divisor: JSONNumber?
    var length = CountRange()
    var pattern: ECMAPattern?
    var format: SchemaFormat?
    var itemCount = CountRange()
    var hasUniqueItems = false
    var propertyCount = CountRange()
    var properties = SchemaProperties()

    init(_ node: SchemaNode) { self.node = node }

    var finished: SchemaNode {
        var node = node
        if let types { node.assertions.append(.types(types)) }
        node.assertions += enumerations.map(SchemaAssertion.enumeration)
        if !range.isUnbounded { node.assertions.append(.range(range)) }
        if let divisor { node.assertions.append(.multiple(of: divisor)) }
        if !length.isUnbounded { node.assertions.append(.length(length)) }
        if let pattern { node.assertions.append(.pattern(pattern)) }
        if let format { node.assertions.append(.format(format)) }
        if !itemCount.isUnbounded { node.assertions.append(.itemCount(itemCount)) }
        if hasUniqueItems { node.assertions.append(.uniqueItems) }
        if !propertyCount.isUnbounded { node.assertions.append(.propertyCount(propertyCount)) }
        if !properties.assertsNothing { node.applicators.append(.properties(properties)) }
        return node
    }
}
