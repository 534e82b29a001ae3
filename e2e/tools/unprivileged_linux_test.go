package tools_test

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

// From <linux/prctl.h> and <linux/capability.h>.
const (
	dropFromBounds       = 24 // PR_CAPBSET_DROP
	overridesPermissions = 1  // CAP_DAC_OVERRIDE
	readsAnything        = 2  // CAP_DAC_READ_SEARCH
)

// unprivileged is the program "unprivileged program args...". It runs a program that must respect
// file permissions, even if root runs the tests: the program gets no capability that its
// parent thread dropped from the bounding set.
func unprivileged() {
	runtime.LockOSThread()
	if os.Geteuid() == 0 {
		for _, capability := range []uintptr{overridesPermissions, readsAnything} {
			if _, _, failure := syscall.RawSyscall(syscall.SYS_PRCTL, dropFromBounds, capability, 0); failure != 0 {
				panic(fmt.Sprintf("drop capability %d: %v", capability, failure))
			}
		}
	}
	program, err := exec.LookPath(os.Args[1])
	if err == nil {
		err = syscall.Exec(program, os.Args[1:], os.Environ())
	}
	panic(err)
}
