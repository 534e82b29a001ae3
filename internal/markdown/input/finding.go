package input

import (
	"cmp"
	"slices"
)

// Finding is a mistake in a text. Other packages decide its severity, based on its code. A
// finding with a Name and without a Hint counts only if the name resembles a known one.
type Finding struct {
	Code  Code
	Text  string   // what is wrong
	Hint  string   // how to fix it, used unless Name resembles a known name
	Name  string   // the unknown name that the author wrote; "" if there is none
	Known []string // names that the author may have meant
	Fix   string   // replacement for the text at the place; "" if unknown
	Edit  Edit     // a fix at another place; empty if unknown
	Minor bool     // readers miss little: a warning, even if the code is an error
	Place Place
}

// Edit replaces the characters at a place in the document's own file. The zero value changes
// nothing.
type Edit struct {
	Place Place
	Text  string
}

// Code is the kind of a finding.
type Code string

// The codes of findings.
const (
	DirectiveCode Code = "directives"     // an unknown container, or an unknown attribute of a container
	ContainerCode Code = "containers"     // a container that is not closed, empty or misplaced
	CodeCode      Code = "code"           // the options of a code block
	UnclosedCode  Code = "unclosed"       // a code block, comment or HTML element that is never closed
	JSXCode       Code = "jsx"            // JSX in Markdown
	LinkCode      Code = "links"          // text that looks like a link
	LostCode      Code = "lost-text"      // text that Markdown drops
	HeadingCode   Code = "heading-levels" // a second title
	IgnoreCode    Code = "ignores"        // a comment that does not suppress checks
	IncludeCode   Code = "include"        // a file or region that does not exist
	VariableCode  Code = "variables"      // an unknown variable
	MathCode      Code = "math"           // a formula that is never closed
	MDXCode       Code = "mdx"            // JavaScript and JSX
	PostCode      Code = "blog"           // the summary or the HTML of a post
)

// located is a finding with its byte offsets.
type located struct {
	finding Finding
	at      Span
}

// Report adds a finding at the bytes from start to stop. It reports the same finding at the
// same place only once.
func (t *Text) Report(start, stop int, finding Finding) {
	if last := len(t.findings) - 1; last >= 0 && t.findings[last].at.Start == start && t.findings[last].finding.Text == finding.Text {
		return
	}
	t.findings = append(t.findings, located{finding, Span{start, stop}})
}

// Forget removes all findings so far.
func (t *Text) Forget() { t.findings = nil }

// Findings returns all findings, sorted by place.
func (t *Text) Findings(lines Lines) []Finding {
	slices.SortStableFunc(t.findings, func(a, b located) int { return cmp.Compare(a.at.Start, b.at.Start) })
	var findings []Finding
	for _, found := range t.findings {
		found.finding.Place = lines.Place(found.at.Start, found.at.Stop)
		if t.origin != nil && partAt(t.parts, found.at.Start) == 0 {
			found.finding.Edit = Edit{} // it is for the changed text
			if !t.origin.isCopy(found.at.Start, found.at.Stop) {
				found.finding.Fix = ""
			}
		}
		findings = append(findings, found.finding)
	}
	return findings
}
