// Package diag says what is wrong with the author's input, and where.
//
// A [Diagnostic] is data: stages collect them, the command prints them once,
// sorted by place. The package knows nothing of the rest of the program. A
// failure of the machine (disk, Node) is an error and not a diagnostic.
package diag

import (
	"cmp"
	"slices"
)

// Severity says what a diagnostic does to the build. The zero value drops it.
type Severity int

// The severities, in rising order. The words in config are Docusaurus's:
// ignore, log, warn, throw.
const (
	Ignore Severity = iota
	Log
	Warning
	Error
)

// String returns the word printed before a message.
func (s Severity) String() string {
	return [...]string{"ignore", "info", "warning", "error"}[s]
}

// Diagnostic is one finding about the author's input.
type Diagnostic struct {
	Severity Severity
	Code     string // one of Codes, such as "links"
	File     string // slash-separated, relative to the site folder; "" when there is none
	Line     int    // 1-based; 0 when the whole file is meant
	Column   int    // 1-based, in characters; 0 when the whole line is meant
	Length   int    // characters to underline; 0 and 1 mark the one place
	Text     string // what is wrong, with the user's own value, lower case, no full stop
	Hint     string // the way out: nearest name, allowed values or the option; "" when there is none
	Fix      string // what to write at the underlined place; "" when that is not known
	Edit     Edit   // mends it elsewhere in the file; none when that is not known
	Cause    string // equal for findings of the code that one change may mend, such as links to one missing page; "" for none
	Source   string // the text of the line, for printing; "" when not at hand
}

// Edit replaces a stretch of a line by a text. The zero value changes nothing.
type Edit struct {
	Line, Column int // as those of a Diagnostic
	Length       int // characters that are replaced; 0 to insert
	Text         string
}

// Sort orders diagnostics by file, line, column and text, and drops exact
// repetitions.
func Sort(list []Diagnostic) []Diagnostic {
	sorted := slices.Clone(list)
	slices.SortStableFunc(sorted, func(a, b Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.File, b.File),
			cmp.Compare(a.Line, b.Line),
			cmp.Compare(a.Column, b.Column),
			cmp.Compare(a.Text, b.Text),
		)
	})
	sorted = slices.DeleteFunc(sorted, func(d Diagnostic) bool { return d.Severity == Ignore })
	return slices.Compact(sorted)
}

// HasErrors reports whether any diagnostic stops the build.
func HasErrors(list []Diagnostic) bool {
	return slices.ContainsFunc(list, func(d Diagnostic) bool { return d.Severity == Error })
}
