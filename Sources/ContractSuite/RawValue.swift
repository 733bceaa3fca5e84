/// A value's raw value, if it is of a type that has one.
func rawValue(of value: Any) -> Any? {
    func raw(_ value: some RawRepresentable) -> Any { value.rawValue }
    return (value as? any RawRepresentable).map { raw($0) }
}
