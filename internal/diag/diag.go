package diag

import (
	"cmp"
	"slices"
)

// Severity is the effect of a diagnostic on the build. The zero value drops the diagnostic.
type Severity int

// The severities, from least to most severe. In docgen.yaml they have Docusaurus's names: ignore, log,
// warn and throw.
const (
	Ignore Severity = iota
	Log
	Warning
	Error
)

// words are what the formats of [Print] call each severity, and its color in a terminal.
var words = [...]struct{ word, noun, color, github, sarif string }{
	Ignore:  {word: "ignore", sarif: "none"},
	Log:     {"info", "note", "1;36", "notice", "note"},
	Warning: {"warning", "warning", "1;33", "warning", "warning"},
	Error:   {"error", "error", "1;31", "error", "error"},
}

// String returns the word that precedes a message.
func (s Severity) String() string { return words[s].word }

// Diagnostic is a problem at one place of the author's input.
type Diagnostic struct {
	Severity Severity
	Code     string // one of Codes, such as "links"
	File     string // slash-separated, relative to the site folder; "" if the problem is in no file
	Line     int    // 1-based; 0 for the whole file
	Column   int    // 1-based, in characters; 0 for the whole line
	Length   int    // in characters, of the place to underline; 0 counts as 1
	Text     string // what is wrong, with the user's own value, in lower case, without a period
	Hint     string // how to fix it: the nearest name, the allowed values or an option; "" for none
	Fix      string // replaces the underlined place; "" if unknown
	Edit     Edit   // fixes the problem elsewhere in the file; zero if unknown
	Cause    string // equal for diagnostics that one change may fix, such as links to one missing page; "" for none
	Source   string // the line, or the part of a long line around the place; "" if unknown
	Skipped  int    // characters of the line before Source
	Again    int    // how many more diagnostics with the cause are on the line; set by Sort
}

// Edit replaces a part of a line. The zero value changes nothing.
type Edit struct {
	Line   int    `json:"line"`   // as in Diagnostic
	Column int    `json:"column"` // as in Diagnostic
	Length int    `json:"length"` // in characters, of the replaced part; 0 to insert
	Text   string `json:"text"`
}

// Sort orders diagnostics by file, line, column and text, and drops exact repetitions and
// those to ignore. Of many diagnostics with one cause on a line it keeps a few, and the first
// of them counts the rest.
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

// placesOnLine is how many diagnostics with one cause Sort keeps on a line. Each may have its
// own fix. Of diagnostics without a cause and with equal texts it keeps one.
const placesOnLine = 8

// folded drops diagnostics of a sorted list that are too many on their lines, and counts them.
func folded(sorted []Diagnostic) []Diagnostic {
	type cause struct {
		severity          Severity
		code, cause, text string
	}
	kept := sorted[:0]
	type places struct{ first, count int }
	known := map[cause]places{} // on the line
	for _, d := range sorted {
		if last := len(kept) - 1; last >= 0 && (kept[last].File != d.File || kept[last].Line != d.Line) {
			clear(known)
		}
		key, most := cause{d.Severity, d.Code, d.Cause, ""}, placesOnLine
		if d.Cause == "" {
			key.text, most = d.Text, 1
		}
		on := known[key]
		if on.count >= most && d.Column > 0 {
			kept[on.first].Again += 1 + d.Again
			continue
		}
		if on.count == 0 {
			on.first = len(kept)
		}
		on.count++
		known[key] = on
		kept = append(kept, d)
	}
	return kept
}

// HasErrors reports whether a diagnostic stops the build.
func HasErrors(list []Diagnostic) bool {
	return slices.ContainsFunc(list, func(d Diagnostic) bool { return d.Severity == Error })
}

// Message returns what is wrong and how to fix it, in one line.
func (d Diagnostic) Message() string {
	if d.Hint == "" {
		return d.Text
	}
	return d.Text + ": " + d.Hint
}

// WithCode returns a diagnostic with another code.
func (d Diagnostic) WithCode(code string) Diagnostic {
	d.Code = code
	return d
}

// Report makes a diagnostic at a place that the function already knows.
type Report func(severity Severity, text, hint string) Diagnostic
