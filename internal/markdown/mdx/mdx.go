package mdx

import "fmt"

// Error is a mistake in the code between two byte offsets.
type Error struct {
	Start, Stop int
	Text        string // what is wrong
	Hint        string // how to fix it; "" if unknown
}

// Error implements error.
func (e *Error) Error() string { return fmt.Sprintf("%d: %s", e.Start, e.Text) }

// maxDepth limits the nesting of brackets and elements.
const maxDepth = 200

// Code is a piece of JavaScript as written.
type Code struct {
	Text string
	At   int // byte offset in the source
}

// Words holds the names in a piece of code.
type Words struct {
	Names map[string]bool // all identifiers except those after a dot or in tags
	Uses  []Use           // components in JSX, in order
}

// Use is the name of a component in a tag, such as "Tabs" in <Tabs.Item>.
type Use struct {
	Name string
	At   int
}

// Add adds the names of another piece of code.
func (w *Words) Add(other Words) {
	if w.Names == nil {
		w.Names = map[string]bool{}
	}
	for name := range other.Names {
		w.Names[name] = true
	}
	w.Uses = append(w.Uses, other.Uses...)
}

// Expression reads an expression in braces. src[start] is the opening brace; end is the offset
// after the closing one. It reads nothing at or beyond limit.
func Expression(src []byte, start, limit int) (end int, words Words, err *Error) {
	s := newScanner(src, start+1, limit)
	s.code(block{closer: '}', opened: start})
	return s.pos, s.words, s.err
}

// IsEmpty reports whether an expression contains only comments and whitespace.
func IsEmpty(text string) bool {
	s := newScanner([]byte(text), 0, len(text))
	s.space()
	return s.err == nil && s.pos == s.limit
}
