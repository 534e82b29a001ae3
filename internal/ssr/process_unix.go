//go:build unix

package ssr

import "syscall"

// kill kills the process and its children, because node may be a script that runs the real
// one.
func (w *worker) kill() error {
	return syscall.Kill(-w.command.Process.Pid, syscall.SIGKILL)
}
