//go:build unix && !linux

package ssr

import "syscall"

// separate puts a worker into its own process group, so that Ctrl+C in the terminal does
// not reach it; it ends when the pool ends it.
func separate() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true}
}
