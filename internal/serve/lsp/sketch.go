package lsp

import (
	"cmp"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
)

const (
	usualSlow     = 150 * time.Millisecond
	largestSketch = 256 << 10 // bytes of the largest text that is parsed for each key
)

// sketch shows at once what a changed text has in itself, if a check of its site takes long. The check that follows decides.
func (s *server) sketch(path string) {
	open, isText := s.textOf(uriOf(path))
	if !isText || len(open.content) > largestSketch || !s.isSlow(open.in) {
		return
	}
	own := func(content string) []diag.Diagnostic {
		return check.Typed(open.project.Site, open.project.Input.Input, open.edition, open.text, []byte(content))
	}
	before := own(open.in.checkedText(open.name))
	others := slices.DeleteFunc(open.in.findingsIn(open.name), func(finding diag.Diagnostic) bool { return slices.Contains(before, finding) })
	content, list := linesOf(open.content), []diagnostic{}
	for _, finding := range diag.Sort(append(others, own(open.content)...)) {
		list = append(list, s.diagnostic(finding, content))
	}
	open.in.noteSketch(path)
	s.notify(s.alive(), "textDocument/publishDiagnostics", publishParams{uriOf(path), &open.version, list})
}

// isSlow reports whether the last check took so long that its findings come late.
func (s *server) isSlow(f *folder) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.took > cmp.Or(s.options.Slow, usualSlow)
}

// checkedText returns a file as the last check had it.
func (f *folder) checkedText(name string) string {
	f.mu.Lock()
	defer f.mu.Unlock()
	if text, isUnsaved := f.texts[name]; isUnsaved {
		return string(text)
	}
	text, err := f.last.Input.Engine.Files().ReadFile(name)
	if err != nil {
		return ""
	}
	return string(text)
}

func (f *folder) noteSketch(path string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.sketched == nil {
		f.sketched = map[string]bool{}
	}
	f.sketched[path] = true
}

// takeSketches returns the paths of the files with sketches since the last call.
func (f *folder) takeSketches() map[string]bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	sketched := f.sketched
	f.sketched = nil
	return sketched
}

// isTyped reports whether an open file has changed since a check began.
func (s *server) isTyped(path string, version int) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	open, isOpen := s.buffers[path]
	return isOpen && open.version != version
}
