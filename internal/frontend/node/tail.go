package node

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"sync"
)

// Tail handles the standard error of a process. It forwards lines, and keeps the last ones for messages.
type Tail struct {
	to io.Writer // nil to discard everything

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

// Write handles output of the process.
func (t *Tail) Write(text []byte) (int, error) {
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

func (t *Tail) line(line []byte) {
	text := strings.TrimRight(string(line), " \r\n")
	t.inDump = t.inDump || strings.HasPrefix(text, "<--- Last few GCs --->")
	t.noHeap = t.noHeap || strings.Contains(text, "heap out of memory") || strings.Contains(text, "OutOfMemory")
	if t.to != nil && !t.inDump {
		_, _ = t.to.Write(line) // there is nowhere to report the error
	}
	t.last = append(t.last, text)
	t.last = t.last[max(0, len(t.last)-2*tailLines):] // half of them may be blank
}

// flush forwards a last line without a newline.
func (t *Tail) flush() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.rest) > 0 {
		t.line(append(t.rest, '\n'))
		t.rest = nil
	}
}

// OutOfMemory reports whether V8 said that it ran out of memory.
func (t *Tail) OutOfMemory() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.noHeap
}

// Text returns the last lines.
func (t *Tail) Text() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := strings.Join(t.last, "\n") + "\n" + string(t.rest)
	text = strings.TrimSpace(strings.ToValidUTF8(text[max(0, len(text)-longestLine):], ""))
	lines := strings.Split(text, "\n")
	return strings.Join(lines[max(0, len(lines)-tailLines):], "\n")
}

// Report returns the last lines that are not blank, for the end of an error message; "" if there are none.
func (t *Tail) Report() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := slices.DeleteFunc(slices.Clone(t.last), func(line string) bool { return line == "" })
	if len(lines) == 0 {
		return ""
	}
	return "; its last output was:\n    " + strings.Join(lines[max(0, len(lines)-tailLines):], "\n    ")
}
