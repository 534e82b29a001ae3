// Package progress measures the progress of work and the duration of its stages.
//
// It must not know what the work is.
package progress

import "sync/atomic"

// State is the progress of one stage.
type State struct {
	Doing       string // "reading", "rendering"
	Done, Total int    // number of docs or pages
}

// Steps counts finished steps and reports each.
type Steps struct {
	report func(State) // may be nil
	doing  string
	total  int
	done   atomic.Int64
}

// New returns steps that report to tell, which may be nil.
func New(report func(State), doing string, total int) *Steps {
	return &Steps{report: report, doing: doing, total: total}
}

// Add adds finished steps. It is safe for concurrent use.
func (s *Steps) Add(count int) {
	if s.report != nil {
		s.report(State{Doing: s.doing, Done: int(s.done.Add(int64(count))), Total: s.total})
	}
}
