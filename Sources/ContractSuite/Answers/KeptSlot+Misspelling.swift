extension KeptSlot {
    /// Notes the optional properties of a model that are nil and encoded under another name than their own.
    ///
    /// A misspelt coding key is the bug that nobody sees: decoding finds no such member, which an optional property may lack.
    /// Noted by its own name too, as kept and empty, the property is held against the member that it is named after.
    func noteMisspelt(of model: Any) {
        let empty = members.filter(\.slot.isNothing).map(\.name)
        if empty.isEmpty { return }
        let properties = Mirror(reflecting: model).inheritedChildren
        let labels = FieldNames(properties.compactMap(\.label))
        if empty.allSatisfy({ labels.name(for: $0) != nil }) { return }
        let names = FieldNames(members.map(\.name))
        for property in properties where Mirror(reflecting: property.value).isNil {
            if let label = property.label, names.name(for: label) == nil { _ = member(label) }
        }
    }
}

extension Mirror {
    fileprivate var isNil: Bool { displayStyle == .optional && children.isEmpty }
}
