package incremental

import (
	"sync"
	"time"
)

// Usage tells how much the engine found in memory and in the store of this machine.
type Usage struct {
	Found, Missing int           // results
	Saved          time.Duration // that the results which were found took to compute
}

type usage struct {
	mu sync.Mutex
	Usage
}

// count records a lookup. found may be nil.
func (u *usage) count(found *entry, known bool) {
	u.mu.Lock()
	defer u.mu.Unlock()
	switch {
	case !known:
		u.Missing++
	case found.from != remote:
		u.Found++
		u.Saved += found.trace.Spent
	}
}

// Usage returns how much the engine has found so far.
func (e *Engine) Usage() Usage {
	e.usage.mu.Lock()
	defer e.usage.mu.Unlock()
	return e.usage.Usage
}
