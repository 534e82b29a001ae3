package markdown

import (
	"cmp"
	"slices"

	"github.com/yuin/goldmark/parser"
)

// Finding is something wrong with a text. How grave it is, others say by its
// code. One with a Name and without a Hint is a finding only when the name is a
// slip of a known one.
type Finding struct {
	Code  Code
	Text  string   // what is wrong
	Hint  string   // the way out, unless Name is a slip of a known one
	Name  string   // the author's word that is not known; "" when there is none
	Known []string // words that may have been meant by Name
	Place Place
}

// Code tells what a finding is about.
type Code string

// The codes of findings.
const (
	DirectiveCode Code = "directives" // an unknown container, or an unknown attribute of one
	ContainerCode Code = "containers" // a container that is not closed, empty or out of place
	CodeCode      Code = "code"       // what stands behind the language of a code block
	IncludeCode   Code = "include"    // a file, or a region of it, that is not there
	VariableCode  Code = "variables"  // an unknown variable
	MathCode      Code = "math"       // a formula that is not closed
)

// state is what the parsers of one text share, and what they found.
type state struct {
	options   Options
	file      string // of the text, relative to the site folder; "" when it has none
	source    []byte // the text, and behind it that of the files that it takes in
	context   parser.Context
	fields    variableSet
	findings  []located
	emojiEnd  int     // where the last emoji ended
	dollars   [3]int  // up to where no "$", and no "$$", closes a formula
	delimiter counter // of emphasis in one block
	brackets  counter // of links in one block
	footnotes int
	files     map[string]includedFile
	mdx       *mdxState // nil in plain Markdown

	parts      []part       // of the source: the text itself, then what it takes in
	inclusions []*inclusion // of the part that is being parsed
	takenIn    int          // inclusions so far
	takenSize  int          // their bytes
	tooMuch    bool         // that there are too many is reported
}

// located is a finding with its place in bytes.
type located struct {
	finding     Finding
	start, stop int
}

var stateKey = parser.NewContextKey()

func stateOf(context parser.Context) *state { return context.Get(stateKey).(*state) }

// report adds a finding at the bytes from start to stop, once.
func (s *state) report(start, stop int, finding Finding) {
	if last := len(s.findings) - 1; last >= 0 && s.findings[last].start == start && s.findings[last].finding.Text == finding.Text {
		return
	}
	s.findings = append(s.findings, located{finding, start, stop})
}

// placed are the findings with their places in lines and columns.
func (s *state) placed(lines lines) []Finding {
	slices.SortStableFunc(s.findings, func(a, b located) int { return cmp.Compare(a.start, b.start) })
	var findings []Finding
	for _, found := range s.findings {
		found.finding.Place = lines.place(found.start, found.stop)
		findings = append(findings, found.finding)
	}
	return findings
}
