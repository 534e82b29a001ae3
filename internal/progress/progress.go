// Package progress tells how far work has come, and how long its stages took.
//
// It knows nothing of the work.
package progress

import "sync/atomic"

// State is how far work has come.
type State struct {
	Doing       string // "reading", "rendering"
	Done, Total int    // docs, or pages
}

// Steps counts what is done, for whoever watches.
type Steps struct {
	tell  func(State) // nil when no one does
	doing string
	total int
	done  atomic.Int64
}

// Of returns steps that are told to a function; nil tells no one.
func Of(tell func(State), doing string, total int) *Steps {
	return &Steps{tell: tell, doing: doing, total: total}
}

// Add counts more that is done. It may be called by many at a time.
func (s *Steps) Add(count int) {
	if s.tell != nil {
		s.tell(State{Doing: s.doing, Done: int(s.done.Add(int64(count))), Total: s.total})
	}
}
