package lint

import (
	_ "embed" // for elements
	"strings"
)

// elements has a line for each element: its kind, and its name in lower case. HTML includes elements that
// are obsolete but still work. Names that HTML shares with SVG or MathML, such as "a", are only in HTML. An
// "empty" element has no content, and no meaning without attributes; an "option" only has one in a list.
//
//go:embed elements.txt
var elements string

// isOf reports whether an element is of a kind.
func isOf(kind, name string) bool { return strings.Contains(elements, kind+" "+name+"\n") }

// isElement reports whether browsers know a name as that of an element. A tag that nothing but
// its name tells from a placeholder is not meant: it counts only where the element makes sense.
func (f *finder) isElement(name string, isMeant bool) bool {
	switch {
	case isOf("html", name):
		return true
	case isOf("empty", name):
		return isMeant
	case isOf("option", name):
		return isMeant || f.has("select") || f.has("datalist")
	case isOf("svg", name):
		return isMeant || f.has("svg")
	case isOf("math", name):
		return isMeant || f.has("math")
	}
	return false
}
