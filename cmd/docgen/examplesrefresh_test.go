package main

import (
	"os"
	"strings"
	"sync"
	"testing"
)

// refresh collects what docgen prints now, and writes it into the pages when the test ends. A nil
// one does nothing.
type refresh struct {
	mutex   sync.Mutex
	outputs map[string]map[int]string // by page and by the line of the opening fence
}

// newRefresh returns nil unless UPDATE=1 is set.
func newRefresh(t *testing.T) *refresh {
	t.Helper()
	if os.Getenv("UPDATE") != "1" {
		return nil
	}
	r := &refresh{outputs: map[string]map[int]string{}}
	t.Cleanup(func() {
		for page, outputs := range r.outputs {
			if err := rewrite(page, outputs); err != nil {
				t.Error(err)
			}
		}
	})
	return r
}

// take reports whether the page gets what docgen prints in place of what the example shows.
func (r *refresh) take(page string, shown example, printed string) bool {
	if r == nil {
		return false
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.outputs[page] == nil {
		r.outputs[page] = map[int]string{}
	}
	if !summary.MatchString(shown.text) {
		printed = withoutSummary(printed)
	}
	r.outputs[page][shown.line] = printed
	return true
}

// rewrite replaces the text of code blocks, which are named by the lines of their fences.
func rewrite(page string, outputs map[int]string) error {
	text, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	var lines []string
	all := strings.Split(string(text), "\n")
	for i := 0; i < len(all); i++ {
		lines = append(lines, all[i])
		printed, isStale := outputs[i+1]
		if !isStale {
			continue
		}
		fence := openingFence.FindStringSubmatch(all[i])
		for line := range strings.Lines(printed) {
			lines = append(lines, strings.TrimRight(fence[1]+line, "\n"))
		}
		for i+1 < len(all) && !closes(all[i+1], fence[2]) {
			i++
		}
	}
	return os.WriteFile(page, []byte(strings.Join(lines, "\n")), 0o644)
}
