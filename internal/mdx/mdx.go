// Package mdx reads the JavaScript and JSX that stand in Markdown, and writes
// what a page comes to as one ES module.
//
// [Tag], [Expression] and [ESM] find where a piece of code ends: by a lexer that
// knows strings, templates, regular expressions, comments and JSX in
// expressions, in linear time. Whether a piece is valid beyond that, esbuild
// says when it compiles the module. [Write] makes the module's text of a tree of
// [Node]s, and tells for every place in it where that came from. The package
// does not know Markdown.
package mdx

import "fmt"

// Error is a mistake in code, from one byte offset to another.
type Error struct {
	Start, Stop int
	Text        string // what is wrong
	Hint        string // the way out; ""
}

// Error implements error.
func (e *Error) Error() string { return fmt.Sprintf("%d: %s", e.Start, e.Text) }

// maxDepth bounds brackets in brackets and elements in elements.
const maxDepth = 200

// Code is a stretch of JavaScript as written.
type Code struct {
	Text string
	At   int // where it begins in the source, in bytes
}

// Words are what a piece of code says of names.
type Words struct {
	Names map[string]bool // every identifier but those behind a dot and in tags
	Uses  []Use           // components in JSX, in order
}

// Use is the name of a component in a tag: "Tabs" of <Tabs.Item>.
type Use struct {
	Name string
	At   int
}

// Add takes in what another piece says.
func (w *Words) Add(other Words) {
	if w.Names == nil {
		w.Names = map[string]bool{}
	}
	for name := range other.Names {
		w.Names[name] = true
	}
	w.Uses = append(w.Uses, other.Uses...)
}

// Expression reads what stands in braces. src[start] is the opening brace; end
// is behind the closing one. Nothing at or beyond limit is read.
func Expression(src []byte, start, limit int) (end int, words Words, err *Error) {
	s := newScanner(src, start+1, limit)
	s.code(block{closer: '}', opened: start})
	return s.pos, s.words, s.err
}

// IsEmpty reports whether an expression holds comments and spaces alone.
func IsEmpty(text string) bool {
	s := newScanner([]byte(text), 0, len(text))
	s.space()
	return s.err == nil && s.pos == s.limit
}
