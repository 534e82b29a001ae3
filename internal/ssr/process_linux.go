package ssr

import "syscall"

// separate puts a worker into its own process group, so that Ctrl+C in the terminal does
// not reach it; it ends when the pool ends it. If docgen itself is killed, the kernel kills
// the worker as well, even one that never reads its input again. The kernel does so when
// the thread that started the worker ends. Go keeps its threads, unless a goroutine ends
// while it is locked to one, which docgen never does.
func separate() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
