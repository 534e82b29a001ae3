//go:build unix

package ssr

import "syscall"

// kill ends the process and what it started: node can be a script that runs the
// real one.
func (w *worker) kill() error {
	return syscall.Kill(-w.command.Process.Pid, syscall.SIGKILL)
}
