import Foundation

extension Kept {
    /// What a value holds in its stored properties.
    init(mirroring value: Any) {
        var reflection = Reflection()
        self = reflection.kept(value)
    }
}

/// One walk through a value's stored properties.
private struct Reflection {
    /// The objects that the walk is within: one that refers to its parent would lead it around for ever.
    private var objects: [ObjectIdentifier] = []

    mutating func kept(_ value: Any) -> Kept {
        if let leaf = Kept(leaf: value) { return leaf }
        if let members = value as? [String: Any] { return fields(of: members) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { kept($0.value) } ?? .nothing
        case .collection: return .list(mirror.children.map { kept($0.value) })
        // A set has no order to tell: one is given to it, so that it always tells the same.
        case .set: return .list(mirror.children.map { kept($0.value) }.sorted { $0.wording < $1.wording })
        case .enum: return choice(value, mirror)
        case .class: return object(value, mirror)
        default: return structure(value, mirror)
        }
    }

    private mutating func fields(of members: [String: Any]) -> Kept {
        .fields(members.sorted { $0.key < $1.key }.map { KeptField(name: $0.key, value: kept($0.value)) })
    }

    private mutating func object(_ value: Any, _ mirror: Mirror) -> Kept {
        let identity = ObjectIdentifier(value as AnyObject)
        if objects.contains(identity) { return .nothing }
        objects.append(identity)
        defer { objects.removeLast() }
        return structure(value, mirror)
    }

    private mutating func structure(_ value: Any, _ mirror: Mirror) -> Kept {
        if let raw = rawValue(of: value) { return kept(raw) }
        let children = mirror.inheritedChildren
        if children.isEmpty, let value = value as? any CustomStringConvertible { return .text(value.description) }
        let fields = children.compactMap { field($0) }
        return fields.first { $0.name == "wrappedValue" }?.value ?? .fields(fields)
    }

    private mutating func field(_ child: Mirror.Child) -> KeptField? {
        guard let label = child.label else { return nil }
        let value = kept(child.value)
        guard label.hasPrefix(lazyPrefix) else { return KeptField(name: label, value: value) }
        // A lazy property that nobody has asked for yet tells nothing.
        return value == .nothing ? nil : KeptField(name: String(label.dropFirst(lazyPrefix.count)), value: value)
    }

    private mutating func choice(_ value: Any, _ mirror: Mirror) -> Kept {
        let child = mirror.children.first
        let payload = (rawValue(of: value) ?? child?.value).map { kept($0) } ?? .nothing
        if case .text = payload, child == nil { return payload }
        return .choice(name: child?.label ?? "\(value)", payload: payload)
    }
}

private let lazyPrefix = "$__lazy_storage_$_"
