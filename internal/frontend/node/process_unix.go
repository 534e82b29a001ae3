//go:build unix

package node

import (
	"os"
	"syscall"
)

// Kill kills the process and its children, because node may be a script that runs the real
// one.
func Kill(process *os.Process) error {
	return syscall.Kill(-process.Pid, syscall.SIGKILL)
}
