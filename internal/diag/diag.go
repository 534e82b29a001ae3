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
	Source   string // the text of the line, or what is around the place in a long one; "" when not at hand
	Skipped  int    // characters of the line before Source
	Again    int    // how many more findings of the cause are on the line; Sort counts them
}

// Edit replaces a stretch of a line by a text. The zero value changes nothing.
type Edit struct {
	Line, Column int // as those of a Diagnostic
	Length       int // characters that are replaced; 0 to insert
	Text         string
}

// Sort orders diagnostics by file, line, column and text, and drops exact
// repetitions. Of those on one line with one cause, few stay; the first counts the others.
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
	return folded(slices.Compact(sorted))
}

// placesOnLine is how many places of one cause are kept on one line, each of which may have
// a fix of its own. Of findings without a cause, one of a text is kept.
const placesOnLine = 8

// folded joins the findings of one cause on each line of a sorted list.
func folded(sorted []Diagnostic) []Diagnostic {
	type cause struct {
		severity          Severity
		code, cause, text string
	}
	kept := sorted[:0]
	type places struct{ first, count int }
	known := map[cause]places{} // of the line
	for _, finding := range sorted {
		if last := len(kept) - 1; last >= 0 && (kept[last].File != finding.File || kept[last].Line != finding.Line) {
			clear(known)
		}
		key, most := cause{finding.Severity, finding.Code, finding.Cause, ""}, placesOnLine
		if finding.Cause == "" {
			key.text, most = finding.Text, 1
		}
		on := known[key]
		if on.count >= most && finding.Column > 0 {
			kept[on.first].Again += 1 + finding.Again
			continue
		}
		if on.count == 0 {
			on.first = len(kept)
		}
		on.count++
		known[key] = on
		kept = append(kept, finding)
	}
	return kept
}

// HasErrors reports whether any diagnostic stops the build.
func HasErrors(list []Diagnostic) bool {
	return slices.ContainsFunc(list, func(d Diagnostic) bool { return d.Severity == Error })
}
