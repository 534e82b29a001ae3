package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// mistake is what is wrong with an example: a text, or the output that it should show.
type mistake struct {
	line           int // of the example in its page
	text           string
	shown, printed string
}

func (m mistake) String() string {
	if m.text == "" {
		m.text = fmt.Sprintf("the block is not what docgen prints\n--- the page shows\n%s+++ docgen prints\n%s", m.shown, m.printed)
	}
	return fmt.Sprintf("%d: %s", m.line, m.text)
}

// mistakes are those in one page, which UPDATE=1 corrects as far as output is wrong.
type mistakes struct {
	file    string // of the page
	lock    sync.Mutex
	printed map[int]string // the right output for the examples in these lines
}

func newMistakes(t *testing.T, page string) *mistakes {
	t.Helper()
	found := &mistakes{file: filepath.Join(guideFolder, filepath.FromSlash(page)), printed: map[int]string{}}
	t.Cleanup(func() {
		if err := found.correct(); err != nil {
			t.Error(err)
		}
	})
	return found
}

func (m *mistakes) report(t *testing.T, found mistake) {
	t.Helper()
	if found.text != "" || os.Getenv("UPDATE") != "1" {
		t.Errorf("%s:%v", strings.TrimPrefix(filepath.ToSlash(m.file), "../../"), found)
		return
	}
	m.lock.Lock()
	defer m.lock.Unlock()
	m.printed[found.line] = found.printed
}

// correct writes the right output into the page, from the end to the start so that lines keep
// their numbers.
func (m *mistakes) correct() error {
	if len(m.printed) == 0 {
		return nil
	}
	text, err := os.ReadFile(m.file)
	if err != nil {
		return err
	}
	lines := strings.Split(string(text), "\n")
	for _, line := range slices.Backward(slices.Sorted(maps.Keys(m.printed))) {
		fence := openingFence.FindStringSubmatch(lines[line-1])
		end := line
		for !closes(lines[end], fence[2]) {
			end++
		}
		var output []string
		for printed := range strings.Lines(m.printed[line]) {
			output = append(output, fence[1]+strings.TrimSuffix(printed, "\n"))
		}
		lines = slices.Replace(lines, line, end, output...)
	}
	return os.WriteFile(m.file, []byte(strings.Join(lines, "\n")), 0o644)
}
