//go:build unix && !linux

package node

import "syscall"

// Separate puts a process into its own process group, so that Ctrl+C in the terminal does
// not reach it; it ends when docgen ends it.
func Separate() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true}
}
