/// The process's memory. What can be done for it differs from libc to libc.
package enum Memory {}
