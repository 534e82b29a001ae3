package ssr

import (
	"bytes"
	"io"
	"strings"
	"sync"
)

// lines forwards the output of the workers without mixing their lines.
type lines struct {
	mu sync.Mutex
	to io.Writer // nil to discard everything
}

func (l *lines) write(line []byte) {
	if l.to == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	_, _ = l.to.Write(line) // there is nowhere to report the error
}

// tail handles the standard error of one worker. It forwards lines, and keeps the last ones
// for the error message if the worker crashes.
type tail struct {
	to *lines

	mu     sync.Mutex
	rest   []byte // of an incomplete line
	last   []string
	inDump bool // V8 is printing why it aborted
	noHeap bool // V8 ran out of memory
}

const (
	tailLines   = 20
	longestLine = 4096 // of standard error, in bytes; longer lines are split
)

// Write handles output of the worker.
func (t *tail) Write(text []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.rest = append(t.rest, text...)
	for {
		end := bytes.IndexByte(t.rest, '\n')
		if end < 0 && len(t.rest) > longestLine {
			end = longestLine
		}
		if end < 0 {
			return len(text), nil
		}
		t.line(t.rest[:end+1])
		t.rest = t.rest[end+1:]
	}
}

func (t *tail) line(line []byte) {
	text := strings.TrimRight(string(line), " \r\n")
	t.inDump = t.inDump || strings.HasPrefix(text, "<--- Last few GCs --->")
	t.noHeap = t.noHeap || strings.Contains(text, "heap out of memory") || strings.Contains(text, "OutOfMemory")
	if !t.inDump {
		t.to.write(line)
	}
	if text == "" {
		return
	}
	t.last = append(t.last, text)
	t.last = t.last[max(0, len(t.last)-tailLines):]
}

// flush forwards a last line without a newline.
func (t *tail) flush() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.rest) > 0 {
		t.line(append(t.rest, '\n'))
		t.rest = nil
	}
}

func (t *tail) outOfMemory() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.noHeap
}

// report returns the last lines for the end of an error message; "" if there are none.
func (t *tail) report() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.last) == 0 {
		return ""
	}
	return "; its last output was:\n    " + strings.Join(t.last, "\n    ")
}
