package build

import "time"

// Timing says how long each stage took, in order. Stages that run beside others
// are counted from where they are waited for.
type Timing []Stage

// Stage is one entry of a timing.
type Stage struct {
	Name  string
	Spent time.Duration
}

// stopwatch measures stages one after the other.
type stopwatch struct {
	last   time.Time
	stages Timing
}

func newTiming() *stopwatch { return &stopwatch{last: time.Now()} }

func (w *stopwatch) mark(name string) {
	now := time.Now()
	w.stages = append(w.stages, Stage{name, now.Sub(w.last)})
	w.last = now
}

func (w *stopwatch) done() Timing { return w.stages }
