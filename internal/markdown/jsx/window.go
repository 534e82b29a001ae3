package jsx

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
)

// window is the text that a piece of code may extend over.
type window struct {
	text  []byte
	limit int
}

// window returns the text from an offset on, without the markers of the block quotes that
// contain parent.
func (m *State) window(parent ast.Node, from, limit int) window {
	quotes := 0
	for node := parent; node != nil; node = node.Parent() {
		if node.Kind() == ast.KindBlockquote {
			quotes++
		}
	}
	if quotes == 0 {
		return window{m.text.Bytes, limit}
	}
	return window{m.flatten(from, quotes), min(limit, m.quoteEnd(from))}
}

// flatten replaces block quote markers with spaces in the lines after an offset.
func (m *State) flatten(from, quotes int) []byte {
	if m.flat == nil {
		m.flat = bytes.Clone(m.text.Bytes)
	}
	end := m.quoteEnd(from)
	for at := nextLine(m.flat, max(from, m.flatTo)); at < end; at = nextLine(m.flat, at) {
		left := quotes
		for i := at; i < end && left > 0 && (m.flat[i] == ' ' || m.flat[i] == '\t' || m.flat[i] == '>'); i++ {
			if m.flat[i] == '>' {
				m.flat[i] = ' '
				left--
			}
		}
	}
	m.flatTo = max(m.flatTo, end-1)
	return m.flat
}

// quoteEnd returns the end of the lines that start with ">", from an offset on.
func (m *State) quoteEnd(from int) int {
	source := m.text.Bytes
	at := nextLine(source, max(from, m.flatTo))
	for at < len(source) && bytes.HasPrefix(bytes.TrimLeft(source[at:], " \t"), []byte(">")) {
		at = nextLine(source, at)
	}
	return at
}

func nextLine(text []byte, at int) int {
	if end := bytes.IndexByte(text[min(at, len(text)):], '\n'); end >= 0 {
		return at + end + 1
	}
	return len(text)
}
