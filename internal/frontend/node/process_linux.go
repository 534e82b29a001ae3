package node

import "syscall"

// Separate puts a process into its own process group, so that Ctrl+C in the terminal does
// not reach it; it ends when docgen ends it. If docgen itself is killed, the kernel kills
// the process as well, even one that never reads its input again. The kernel does so when
// the thread that started the process ends. Go keeps its threads, unless a goroutine ends
// while it is locked to one, which docgen never does.
func Separate() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
