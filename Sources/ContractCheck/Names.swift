import Contract

/// Foundation has an operation too.
package typealias Operation = Contract.Operation

/// Somebody who asks.
package typealias CheckCaller = CheckOptions.Caller
