// What Linux has and Swift's Glibc and Musl modules do not show. Empty elsewhere.
#ifndef C_LINUX_SHIMS_H
#define C_LINUX_SHIMS_H

#if defined(__linux__)

#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// Declared here, since _GNU_SOURCE would give this module an fd_set that differs from Dispatch's.
extern int accept4(int socket, struct sockaddr *restrict address, socklen_t *restrict length, int flags);
extern int sched_getaffinity(int process, size_t size, void *mask);

#if defined(__GLIBC__)
// Its header does not belong to Swift's Glibc module.
extern int malloc_trim(size_t kept);
extern int mallopt(int parameter, int value);
static const int32_t memory_arenas_most = -8;  // M_ARENA_MAX
#endif

// An enumeration in Glibc and macros in Musl: constants of one type for both.
static const uint32_t epoll_readable = EPOLLIN;
static const uint32_t epoll_writable = EPOLLOUT;
static const uint32_t epoll_hung_up = EPOLLHUP | EPOLLERR;
static const int32_t eventfd_flags = EFD_CLOEXEC | EFD_NONBLOCK;

#endif

#endif
