package node

import (
	"sync"
	"time"
)

// mostOfLimit is how many times its limit a process may take on a busy machine.
const mostOfLimit = 10

// Limit kills the process after a time, unless stop is called before. If other programs keep the machine busy, the process gets
// less than that time of its processors. Then it has longer, so that the limit is about what the process does. One that waits
// for something has the time of the clock, because waiting takes no processor time. stop returns false if the process is killed.
func (p *Process) Limit(most time.Duration) (stop func() bool) {
	after := p.options.AfterFunc
	if after == nil {
		after = func(d time.Duration, f func()) func() bool { return time.AfterFunc(d, f).Stop }
	}
	var running struct {
		sync.Mutex
		stop    func() bool
		stopped bool
	}
	began, passed := p.worked(), most
	var expire func()
	expire = func() {
		running.Lock()
		defer running.Unlock()
		if running.stopped {
			return
		}
		if more := extension(most, passed, p.worked()-began); more > 0 {
			passed += more
			running.stop = after(more, expire)
			return
		}
		p.TimedOut.Store(true)
		p.Kill()
	}
	running.stop = after(most, expire)
	return func() bool {
		running.Lock()
		defer running.Unlock()
		running.stopped = true
		running.stop()
		return !p.TimedOut.Load()
	}
}

// extension returns how much longer a process may run that has used some processor time of the time that has passed; 0 to end it.
func extension(most, passed, used time.Duration) time.Duration {
	isWaiting := used < passed/50
	if isWaiting || used >= most || passed >= mostOfLimit*most {
		return 0
	}
	return max(most-used, most/10)
}
