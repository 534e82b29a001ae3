package ssr

import "syscall"

// separate gives a worker a process group of its own, which Ctrl-C in the
// terminal does not reach: it ends when the pool ends it. Should docgen itself
// be killed, the worker goes too, even one that never reads its input again. The
// kernel goes by the thread that started the worker; Go keeps its threads unless
// a goroutine ends while locked to one, which none of docgen's does.
func separate() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
