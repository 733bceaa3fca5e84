// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "soundcheck",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "MockServer", targets: ["MockServer"]),
        .library(name: "MockURLProtocol", targets: ["MockURLProtocol"]),
        .executable(name: "soundcheck", targets: ["soundcheck"]),
    ],
    targets: [
        // Values and text.
        .target(name: "JSONText"),
        .target(name: "HTTPWire"),
        // Descriptors.
        .target(name: "CLinuxShims"),
        .target(
            name: "SocketIO",
            dependencies: [.target(name: "CLinuxShims", condition: .when(platforms: [.linux]))]),
        // Files that travel with the program.
        .target(name: "BundledFiles"),
        .target(
            name: "SeedFiles", dependencies: ["BundledFiles"], path: "Seeds",
            resources: [.copy("default"), .copy("empty")]),
        .target(
            name: "ContractFiles", dependencies: ["BundledFiles"], path: "openapi",
            resources: [.copy("openapi.json"), .copy("admin.json")]),
        // What the product knows.
        .target(name: "Catalog", dependencies: ["JSONText", "SeedFiles"]),
        .target(name: "Contract", dependencies: ["JSONText", "ContractFiles"]),
        .target(name: "MockAPI", dependencies: ["Catalog", "Contract", "HTTPWire", "JSONText"]),
        // What runs it.
        .target(
            name: "MockServer",
            dependencies: [
                "BundledFiles", "Catalog", "Contract", "ContractFiles", "HTTPWire", "JSONText", "MockAPI", "SeedFiles",
                "SocketIO",
            ]),
        .target(name: "MockURLProtocol", dependencies: ["HTTPWire", "MockAPI", "MockServer"]),
        .executableTarget(
            name: "soundcheck",
            dependencies: ["Catalog", "Contract", "HTTPWire", "JSONText", "MockAPI", "MockServer", "SocketIO"]),

        // Measures, and is no test.
        .executableTarget(
            name: "WorldsBenchmark", dependencies: ["Catalog", "JSONText", "MockAPI"],
            path: "Tests/Benchmarks/WorldsBenchmark"),

        .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
        .testTarget(name: "HTTPWireTests", dependencies: ["HTTPWire"]),
        .testTarget(name: "SocketIOTests", dependencies: ["SocketIO"]),
        .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
        .testTarget(name: "ContractTests", dependencies: ["Contract"]),
        .testTarget(
            name: "MockAPITests",
            dependencies: ["Catalog", "Contract", "ContractFiles", "HTTPWire", "JSONText", "MockAPI", "SeedFiles"]),
        .testTarget(name: "MockServerTests", dependencies: ["HTTPWire", "MockAPI", "MockServer", "SocketIO"]),
        .testTarget(
            name: "MockURLProtocolTests",
            dependencies: ["Contract", "JSONText", "MockServer", "MockURLProtocol", "SocketIO"]),
        .testTarget(
            name: "SoundcheckTests",
            dependencies: [
                "Catalog", "Contract", "HTTPWire", "JSONText", "MockAPI", "MockServer", "SocketIO", "soundcheck",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
