// Package signature reads the signatures of an API's members and shows them with what the author
// says about their parameters.
//
// [Parse] turns the code of a ":::signature" into lines, each with its kind, its parameters and its
// result, for TypeScript and JavaScript. [Build] joins them with the author's list into the nodes [Head]
// and [Table], which [Renderer] renders as HTML. Types that the site knows become links.
// [Index] lists the members that a declaration names. The package knows no other blocks
// and no pages.
package signature

import (
	"slices"
	"strings"
)

// Kind is what a member is.
type Kind string

// The kinds of members.
const (
	Class       Kind = "class"
	Constructor Kind = "constructor"
	Method      Kind = "method"
	Static      Kind = "static"
	Property    Kind = "property"
	Event       Kind = "event"
	Function    Kind = "function"
	Type        Kind = "type"
)

// Span is a part of the text of a line, in bytes.
type Span struct{ Start, Stop int }

// Empty reports whether nothing is in the span.
func (s Span) Empty() bool { return s.Stop <= s.Start }

// In returns the part of a text.
func (s Span) In(text string) string { return text[s.Start:s.Stop] }

// Line is one signature on one line. Overloads are several lines.
type Line struct {
	Text    string // without line ends inside brackets, and without a semicolon at the end
	Kind    Kind   // "" if it is unknown, as in other languages
	Members []Member
	Result  Span
	Group   Span  // what can be divided into one member a line: the span between the brackets
	Breaks  []int // where such a line ends: offsets in the text
}

// Member is a parameter, or a property of an object.
type Member struct {
	Name       string // "" for a pattern, such as { x, y }
	Line       int    // index of the line in which the spans are
	Optional   bool
	IsFunction bool
	Type       Span
	Default    Span
	Members    []Member // properties of an object, or parameters of a function
	Result     Span     // of a function
}

// modifiers are the words before the name of a member.
func modifiers() []string {
	return []string{"export", "default", "declare", "abstract", "async", "public", "private", "protected", "override", "static", "readonly",
		"accessor", "get", "set", "function", "const", "let", "var", "new", "class", "interface", "type", "enum"}
}

// modifiers returns the words before the name that starts at the returned offset.
func (p parser) modifiers(at int) ([]string, int) {
	var words []string
	for {
		end := nameEnd(p.text, at)
		next := p.skip(end, "")
		if next == end || next == len(p.text) || !slices.Contains(modifiers(), p.text[at:end]) || !startsName(p.text[next:]) {
			return words, at
		}
		words = append(words, p.text[at:end])
		at = next
	}
}

func startsName(text string) bool {
	return text[0] != '.' && (isNameByte(text[0]) || strings.IndexByte("['\"*", text[0]) >= 0)
}

// kindOf returns the kind that the words before a name tell.
func kindOf(words []string) Kind {
	for _, known := range []struct {
		word string
		kind Kind
	}{{"class", Class}, {"interface", Type}, {"type", Type}, {"enum", Type}, {"new", Constructor}, {"get", Property}, {"set", Property}, {"function", Function},
		{"static", Static}} {
		if slices.Contains(words, known.word) {
			return known.kind
		}
	}
	return ""
}

// kindOfCall returns the kind of a member with parameters that no word before its name tells.
func (p parser) kindOfCall(name string, open int) Kind {
	switch {
	case name == "constructor":
		return Constructor
	case strings.Contains(name, "."):
		return Static
	case strings.HasPrefix(p.text[:open], "const "), strings.HasPrefix(p.text[:open], "export const "):
		return Function
	}
	return Method
}
