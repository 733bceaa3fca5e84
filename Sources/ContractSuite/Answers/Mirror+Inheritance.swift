extension Mirror {
    /// The children, those of superclasses first.
    var inheritedChildren: [Child] { (superclassMirror?.inheritedChildren ?? []) + children }
}
