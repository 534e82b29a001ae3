package input

import (
	"cmp"
	"slices"
)

// Finding is a mistake in a text. Its severity follows from its code and is decided
// elsewhere. A finding with a Name and without a Hint counts only if the name is a
// misspelling of a known one.
type Finding struct {
	Code  Code
	Text  string   // what is wrong
	Hint  string   // the way out, unless Name is a misspelling of a known one
	Name  string   // the unknown word that the author wrote; "" if there is none
	Known []string // words that the author may have meant by Name
	Fix   string   // what to write at the place; "" if that is not known
	Edit  Edit     // mends it elsewhere; none if that is not known
	Place Place
}

// Edit replaces the characters of a place in the document's own file by a text. The zero
// value changes nothing.
type Edit struct {
	Place Place
	Text  string
}

// Code says what a finding is about.
type Code string

// The codes of findings.
const (
	DirectiveCode Code = "directives" // an unknown container, or an unknown attribute of one
	ContainerCode Code = "containers" // a container that is not closed, empty or out of place
	CodeCode      Code = "code"       // the options of a code block
	UnclosedCode  Code = "unclosed"   // a code block or a comment that is never closed
	JSXCode       Code = "jsx"        // JSX in Markdown
	LinkCode      Code = "links"      // what looks like a link and is text
	IgnoreCode    Code = "ignores"    // a comment that does not silence checks
	IncludeCode   Code = "include"    // a file, or a region of a file, that does not exist
	VariableCode  Code = "variables"  // an unknown variable
	MathCode      Code = "math"       // a formula that is not closed
	MDXCode       Code = "mdx"        // JavaScript and JSX
)

// located is a finding with its place in bytes.
type located struct {
	finding Finding
	at      Span
}

// Report adds a finding at the bytes from start to stop. The same finding at the same
// place is reported once.
func (t *Text) Report(start, stop int, finding Finding) {
	if last := len(t.findings) - 1; last >= 0 && t.findings[last].at.Start == start && t.findings[last].finding.Text == finding.Text {
		return
	}
	t.findings = append(t.findings, located{finding, Span{start, stop}})
}

// Forget drops all findings so far.
func (t *Text) Forget() { t.findings = nil }

// Findings returns what was reported, sorted by place.
func (t *Text) Findings(lines Lines) []Finding {
	slices.SortStableFunc(t.findings, func(a, b located) int { return cmp.Compare(a.at.Start, b.at.Start) })
	var findings []Finding
	for _, found := range t.findings {
		found.finding.Place = lines.Place(found.at.Start, found.at.Stop)
		findings = append(findings, found.finding)
	}
	return findings
}
