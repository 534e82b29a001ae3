package translation

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
)

// File is a label file as written. The zero value has no labels.
type File struct {
	Name string // relative to the site folder

	exists bool
	source original
	labels []written // in the order of the file
	byKey  map[string]int
}

// written is a label in a file.
type written struct {
	Label
	at, length int // of the key, without its quotes
}

// Text returns the translation of the label with a key, or otherwise if the file has none. An empty
// message has not been translated.
func (f File) Text(key, otherwise string) string {
	if at, found := f.byKey[key]; found {
		return cmp.Or(f.labels[at].Text, otherwise)
	}
	return otherwise
}

// Exists reports whether the file exists.
func (f File) Exists() bool { return f.exists }

// Keys returns the keys of the file in order.
func (f File) Keys() []string {
	keys := make([]string, len(f.labels))
	for i, label := range f.labels {
		keys[i] = label.Key
	}
	return keys
}

// Texts returns the translations by key. Labels without a translation are not among them.
func (f File) Texts() map[string]string {
	texts := make(map[string]string, len(f.labels))
	for _, label := range f.labels {
		if label.Text != "" {
			texts[label.Key] = label.Text
		}
	}
	return texts
}

// Report returns a diagnostic at a key of the file.
func (f File) Report(key string, severity diag.Severity, text, hint string) diag.Diagnostic {
	at, found := f.byKey[key]
	if !found {
		return diag.Diagnostic{Severity: severity, Code: Code, File: f.Name, Text: text, Hint: hint}
	}
	return f.source.diagnostic(f.labels[at].at, f.labels[at].length, severity, text, hint)
}

// mostSuggestions limits the search for the intended key, which compares a key with all others.
const mostSuggestions = 50

// Unused reports the keys of the file that no label has. isOther tells keys that are used elsewhere;
// nil for none.
func (f File) Unused(used []Label, isOther func(key string) bool) []diag.Diagnostic {
	known := keysOf(used)
	unused := f.unused(known)
	if isOther != nil {
		unused = slices.DeleteFunc(unused, isOther)
	}
	var findings []diag.Diagnostic
	for _, key := range unused {
		hint := ""
		if len(unused) <= mostSuggestions {
			hint = diag.DidYouMean(key, known)
		}
		finding := f.Report(key, diag.Warning, fmt.Sprintf("the label %q is no longer used", key), hint)
		if hint == "" {
			finding.Hint, finding.Cause = "if the text is gone from the site, remove the label", "unused labels in "+f.Name
		}
		findings = append(findings, finding)
	}
	return findings
}

// unused returns the keys of the file that are not among the known ones.
func (f File) unused(known []string) []string {
	isKnown := make(map[string]bool, len(known))
	for _, key := range known {
		isKnown[key] = true
	}
	return slices.DeleteFunc(f.Keys(), func(key string) bool { return isKnown[key] })
}

func keysOf(labels []Label) []string {
	keys := make([]string, len(labels))
	for i, label := range labels {
		keys[i] = label.Key
	}
	return keys
}

// original is the text of a file, for the places of diagnostics.
type original struct {
	name string
	text []byte
}

// excerptLength is the number of bytes before a place up to which a diagnostic quotes its line.
const excerptLength = 512

// diagnostic returns a diagnostic at a range of bytes. Only the part on the first line counts.
func (s original) diagnostic(at, length int, severity diag.Severity, text, hint string) diag.Diagnostic {
	at = min(at, len(s.text))
	start := bytes.LastIndexByte(s.text[:at], '\n') + 1
	line, _, _ := strings.Cut(string(s.text[start:]), "\n")
	line = strings.TrimSuffix(line, "\r")
	covered := line[min(at-start, len(line)):]
	finding := diag.Diagnostic{
		Severity: severity, Code: Code, File: s.name, Text: text, Hint: hint,
		Line: 1 + bytes.Count(s.text[:at], []byte("\n")), Column: 1 + utf8.RuneCount(s.text[start:at]),
		Length: max(1, utf8.RuneCountInString(covered[:min(length, len(covered))])),
	}
	if len(line) <= excerptLength {
		finding.Source = line
	}
	return finding
}
