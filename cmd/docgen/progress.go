package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"docgen/internal/build"
	"docgen/internal/progress"
)

const (
	patience  = 500 * time.Millisecond // how long work takes before a bar is drawn
	redrawn   = 100 * time.Millisecond // how long a bar stands at least
	barCells  = 30
	narrowest = 60 // columns in which the bar has room
	eraseLine = "\r\x1b[K"
)

// progressBar shows on a terminal how far a build has come, when that takes long. It is
// also where everything else is written to the terminal meanwhile, so that no text
// follows a bar on its line. It may be used by many at a time.
type progressBar struct {
	out     io.Writer
	columns int
	now     func() time.Time
	began   time.Time

	mu      sync.Mutex
	drawn   time.Time
	isShown bool
}

func newProgressBar(out io.Writer, columns int, now func() time.Time) *progressBar {
	return &progressBar{out: out, columns: columns, now: now, began: now()}
}

// show draws the bar, unless it is too early to do it, or to do it again.
func (b *progressBar) show(state progress.State) {
	b.mu.Lock()
	defer b.mu.Unlock()
	now := b.now()
	if now.Sub(b.began) < patience || now.Sub(b.drawn) < redrawn {
		return
	}
	b.drawn, b.isShown = now, true
	text := fmt.Sprintf("%s %d of %d", state.Doing, state.Done, state.Total)
	if b.columns >= narrowest {
		full := barCells * state.Done / max(state.Total, 1)
		text = strings.Repeat("█", full) + strings.Repeat("░", barCells-full) + "  " + text
	}
	fmt.Fprint(b.out, eraseLine+text)
}

// end takes the bar away.
func (b *progressBar) end() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.erase()
}

func (b *progressBar) erase() {
	if b.isShown {
		fmt.Fprint(b.out, eraseLine)
		b.isShown = false
	}
}

// Write writes text in the place of the bar.
func (b *progressBar) Write(text []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.erase()
	return b.out.Write(text)
}

// watch has a person see how far a build has come, if one looks at the messages. The
// function returned is to be called when the build has ended.
func (f *siteFlags) watch(streams terminal, options build.Options) (build.Options, func()) {
	if f.quiet || !isTerminal(streams.err) {
		return options, func() {}
	}
	bar := newProgressBar(streams.err, streams.width(), time.Now)
	options.Stderr, options.Progress = bar, bar.show
	return options, bar.end
}
