package strictyaml

import (
	"fmt"
	"strconv"
	"unicode/utf8"
)

// path leads from the root to a value; nil is the root.
type path struct {
	parent *path
	name   string
	number int // index of a list item
	inList bool
}

func (p *path) key(name string) *path { return &path{parent: p, name: name} }
func (p *path) item(number int) *path { return &path{parent: p, number: number, inList: true} }

// String writes the path as in "navbar.items[2].docId".
func (p *path) String() string {
	switch {
	case p == nil:
		return "the file"
	case p.inList && p.parent == nil:
		return fmt.Sprintf("[%d]", p.number)
	case p.inList:
		return fmt.Sprintf("%s[%d]", p.parent, p.number)
	case p.parent == nil:
		return p.name
	}
	return p.parent.String() + "." + p.name
}

// longest is the maximum number of characters that a message quotes from a value.
const longest = 60

// describe returns a value as messages name it.
func (n *node) describe() string {
	switch n.kind {
	case Null:
		return "nothing"
	case List:
		return "a list"
	case Map:
		return "a mapping"
	case String:
		return strconv.Quote(shorten(n.text))
	}
	return shorten(n.text)
}

func shorten(text string) string {
	if utf8.RuneCountInString(text) <= longest {
		return text
	}
	return string([]rune(text)[:longest]) + "…"
}
