package node

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"syscall"
	"time"
)

// Separate puts a process into its own process group, so that Ctrl+C in the terminal does
// not reach it; it ends when docgen ends it. If docgen itself is killed, the kernel kills
// the process as well, even one that never reads its input again. The kernel does so when
// the thread that started the process ends. Go keeps its threads, unless a goroutine ends
// while it is locked to one, which docgen never does.
func Separate() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// tick is the unit of times in /proc/PID/stat, on all architectures (man 2 times, USER_HZ).
const tick = 10 * time.Millisecond

// worked returns the processor time that the process has used; 0 if nobody knows.
func (p *Process) worked() time.Duration {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.command.Process.Pid))
	_, after, isWhole := bytes.Cut(stat, []byte(") ")) // the name before it may have spaces
	fields := bytes.Fields(after)
	if err != nil || !isWhole || len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(string(fields[11]))
	system, _ := strconv.Atoi(string(fields[12]))
	return time.Duration(user+system) * tick
}
