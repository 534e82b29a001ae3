// Package signature reads the signatures of an API's members and shows them with what the author
// says about their parameters.
//
// [Parse] turns the code of a ":::signature" into lines, each with its kind, its parameters and its
// result, for TypeScript and JavaScript. [Build] joins them with the author's list into the nodes [Head]
// and [Table], which [Renderer] renders as HTML. Types that the site knows become links. The package
// knows no other blocks and no pages.
package signature

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
