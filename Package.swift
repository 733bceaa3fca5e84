// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "soundcheck",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "MockServer", targets: ["MockServer"]),
        .library(name: "MockURLProtocol", targets: ["MockURLProtocol"]),
        .library(name: "ContractSuite", targets: ["ContractSuite"]),
        .executable(name: "soundcheck", targets: ["soundcheck"]),
        .executable(name: "soundcheck-check", targets: ["soundcheck-check"]),
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
        .target(name: "SeedGenerator", dependencies: ["Catalog", "JSONText"]),
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
        // What holds others to the contract.
        .target(name: "Reporting", dependencies: ["JSONText"]),
        .target(
            name: "ContractSuite",
            dependencies: ["Catalog", "Contract", "HTTPWire", "JSONText", "MockAPI", "MockServer", "Reporting"]),
        .target(
            name: "ContractCheck",
            dependencies: ["Catalog", "Contract", "HTTPWire", "JSONText", "MockAPI", "MockServer", "Reporting"]),
        // What people start.
        .executableTarget(
            name: "soundcheck",
            dependencies: [
                "Catalog", "Contract", "ContractCheck", "HTTPWire", "JSONText", "MockAPI", "MockServer", "Reporting",
                "SeedGenerator", "SocketIO",
            ]),
        .executableTarget(name: "soundcheck-check", dependencies: ["ContractCheck", "Reporting"]),

        // Measures, and is no test.
        .executableTarget(
            name: "WorldsBenchmark", dependencies: ["Catalog", "JSONText", "MockAPI", "SeedGenerator"],
            path: "Tests/Benchmarks/WorldsBenchmark"),

        .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
        .testTarget(name: "HTTPWireTests", dependencies: ["HTTPWire"]),
        .testTarget(name: "SocketIOTests", dependencies: ["SocketIO"]),
        .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
        .testTarget(
            name: "SeedGeneratorTests", dependencies: ["Catalog", "JSONText", "SeedGenerator"]),
        .testTarget(name: "ContractTests", dependencies: ["Contract"]),
        .testTarget(
            name: "MockAPITests",
            dependencies: ["Catalog", "Contract", "ContractFiles", "HTTPWire", "JSONText", "MockAPI", "SeedFiles"]),
        .testTarget(name: "MockServerTests", dependencies: ["HTTPWire", "MockAPI", "MockServer", "SocketIO"]),
        .testTarget(
            name: "MockURLProtocolTests",
            dependencies: ["Contract", "JSONText", "MockServer", "MockURLProtocol", "SocketIO"]),
        .testTarget(name: "ReviewLoopTests", dependencies: ["MockServer", "MockURLProtocol"]),
        .testTarget(name: "ReportingTests", dependencies: ["JSONText", "Reporting"]),
        // A client module as an app would have it, and the suite held against it.
        .target(name: "StageClient", path: "Tests/StageClient"),
        .testTarget(
            name: "ContractSuiteTests",
            dependencies: [
                "Catalog", "Contract", "ContractFiles", "ContractSuite", "HTTPWire", "JSONText", "MockAPI",
                "MockServer",
                "Reporting", "StageClient",
            ]),
        .testTarget(
            name: "ContractCheckTests",
            dependencies: [
                "Catalog", "Contract", "ContractCheck", "HTTPWire", "JSONText", "MockAPI", "MockServer", "Reporting",
            ]),
        .testTarget(
            name: "SoundcheckTests",
            dependencies: [
                "Catalog", "Contract", "ContractCheck", "HTTPWire", "JSONText", "MockAPI", "MockServer", "Reporting",
                "SeedGenerator", "SocketIO", "soundcheck", "soundcheck-check",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// libFuzzer's targets build under its own flags alone: Tests/Fuzz/run asks for them.
if Context.environment["SOUNDCHECK_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz", dependencies: ["Catalog", "Contract", "ContractFiles", "HTTPWire", "JSONText", "MockAPI"],
            path: "Tests/Fuzz/Fuzz"))
}
