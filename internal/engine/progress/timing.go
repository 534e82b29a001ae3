package progress

import "time"

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
