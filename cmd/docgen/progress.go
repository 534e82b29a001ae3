package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/engine/progress"
)

const (
	barDelay      = 500 * time.Millisecond // before the bar appears
	barInterval   = 100 * time.Millisecond // at least, between two updates of the bar
	barCells      = 30
	minBarColumns = 60 // columns; a narrower terminal shows only numbers
	eraseLine     = "\r\x1b[K"
)

// progressBar shows the progress of a long build on a terminal. All other output to the
// terminal goes through it, so that no text ends up on the bar's line. It is safe for
// concurrent use.
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

// show draws the bar, unless the build has just begun or the bar was just drawn.
func (b *progressBar) show(state progress.State) {
	b.mu.Lock()
	defer b.mu.Unlock()
	now := b.now()
	if now.Sub(b.began) < barDelay || now.Sub(b.drawn) < barInterval {
		return
	}
	b.drawn, b.isShown = now, true
	text := fmt.Sprintf("%s %d of %d", state.Doing, state.Done, state.Total)
	if b.columns >= minBarColumns {
		full := barCells * state.Done / max(state.Total, 1)
		text = strings.Repeat("█", full) + strings.Repeat("░", barCells-full) + "  " + text
	}
	fmt.Fprint(b.out, eraseLine+text)
}

// end removes the bar.
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

// Write removes the bar and writes text.
func (b *progressBar) Write(text []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.erase()
	return b.out.Write(text)
}

// watch adds a progress bar to the options if messages go to a terminal. Call the returned
// function when the build has ended.
func (f *siteFlags) watch(streams terminal, options *build.Options) (ended func()) {
	if f.quiet || !isTerminal(streams.err) {
		return func() {}
	}
	bar := newProgressBar(streams.err, streams.width(), time.Now)
	options.Stderr, options.Progress = bar, bar.show
	return bar.end
}
