// Package progress measures the progress of work and the duration of its stages.
//
// It must not know what the work is.
package progress

import (
	"sync/atomic"
	"time"
)

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

// Timing lists the durations of stages, in order. A stage that runs concurrently with
// others counts from when its result is waited for.
type Timing []Stage

// Stage is one entry of a timing.
type Stage struct {
	Name  string
	Spent time.Duration
}

// Stopwatch measures stages one after the other.
type Stopwatch struct {
	last   time.Time
	stages Timing
}

// Start starts a stopwatch.
func Start() *Stopwatch { return &Stopwatch{last: time.Now()} }

// Mark ends a stage.
func (w *Stopwatch) Mark(name string) {
	now := time.Now()
	w.stages = append(w.stages, Stage{name, now.Sub(w.last)})
	w.last = now
}

// Done returns the stages so far.
func (w *Stopwatch) Done() Timing { return w.stages }
