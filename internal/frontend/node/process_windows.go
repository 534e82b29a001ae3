package node

import (
	"os"
	"os/exec"
	"strconv"
	"syscall"
)

// Separate puts a process into its own process group, so that Ctrl+C in the terminal does
// not reach it; it ends when docgen ends it.
func Separate() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

// Kill kills the process and its children.
func Kill(process *os.Process) error {
	if err := exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(process.Pid)).Run(); err == nil {
		return nil
	}
	return process.Kill()
}
