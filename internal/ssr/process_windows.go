package ssr

import "syscall"

// separate gives a worker a process group of its own, which Ctrl-C in the
// terminal does not reach: it ends when the pool ends it.
func separate() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

func (w *worker) kill() error {
	return w.command.Process.Kill()
}
