import JSONText

extension Variant {
    /// The variant of a value that satisfies the schema; it satisfies it too. A place where the variant cannot be had within
    /// the schema stays as it was.
    ///
    /// The work is in proportion to the value; what could grow beyond that, the judging of alternatives and what is added,
    /// has a bound, after which the rest stays as it was.
    package func applied(to value: JSONValue, by schema: Schema) -> JSONValue {
        var walk = VariantWalk(self, through: value, by: schema)
        return walk.varied(value, by: [schema.index]) ?? value
    }
}
