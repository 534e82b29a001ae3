package strictyaml

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/goccy/go-yaml/token"
)

// Kind is the kind of a YAML value.
type Kind int

// The kinds of values.
const (
	Null Kind = iota
	Bool
	Int
	Float
	String
	List
	Map
)

// node is a YAML value with anchors resolved and merge keys expanded. Aliases share nodes, so
// the nodes form a graph without cycles, not a tree.
type node struct {
	kind    Kind
	text    string // of a scalar, as written, without quotes and escapes
	quoted  bool
	items   []*node
	entries []entry
	first   *token.Token // start of the value; nil for an absent value
	last    *token.Token // closing bracket of a value in brackets
	key     *token.Token // the key that holds the value; nil in a list
	alias   bool         // the value comes from an alias
	broken  bool         // a diagnostic already says that there is no value
	depth   int          // levels of lists and mappings, including this one
}

// entry is a key of a mapping with its value.
type entry struct {
	name  string
	key   *token.Token
	value *node
}

func (n *node) get(name string) *node {
	for _, entry := range n.entries {
		if entry.name == name {
			return entry.value
		}
	}
	return nil
}

// nodeOf returns the node for a value that encoding/json decoded.
func nodeOf(value any) *node {
	switch value := value.(type) {
	case nil:
		return &node{}
	case bool:
		return &node{kind: Bool, text: strconv.FormatBool(value)}
	case float64:
		text := strconv.FormatFloat(value, 'g', -1, 64)
		return &node{kind: plainKind(text), text: text}
	case string:
		return &node{kind: String, text: value, quoted: true}
	case []any:
		built := &node{kind: List}
		for _, item := range value {
			built.items = append(built.items, nodeOf(item))
		}
		return built
	case map[string]any:
		built := &node{kind: Map}
		for _, name := range slices.Sorted(maps.Keys(value)) {
			built.entries = append(built.entries, entry{name: name, value: nodeOf(value[name])})
		}
		return built
	}
	panic(fmt.Sprintf("strictyaml: %T is not a value of JSON", value))
}

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
