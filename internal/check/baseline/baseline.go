// Package baseline records the findings that a site had when it adopted the checks, so that
// only new ones are reported.
//
// A [Baseline] identifies findings by code, file and text, and counts them. Lines do not
// matter, because they move, but a second finding of the same kind is new. The package
// reads and writes no files.
package baseline

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// Code is the code of this package's diagnostics.
const Code = "baseline"

// version is the version of the file format.
const version = 1

// Known is a number of equal findings in one file.
type Known struct {
	Code  string `json:"code"`
	File  string `json:"file"`
	Text  string `json:"text"`
	Count int    `json:"count"`
}

// Baseline is the content of a baseline file.
type Baseline struct {
	Name  string // of the file, for messages
	known []Known
}

type cause struct{ code, file, text string }

func (k Known) cause() cause { return cause{k.Code, k.File, k.Text} }

func causeOf(finding diag.Diagnostic) cause { return cause{finding.Code, finding.File, finding.Text} }

// fileFormat is the JSON form of the file.
type fileFormat struct {
	Version int     `json:"version"`
	Known   []Known `json:"known"`
}

// Parse parses a baseline file.
func Parse(name string, text []byte) (Baseline, error) {
	var read fileFormat
	if err := json.Unmarshal(text, &read); err != nil {
		return Baseline{}, fmt.Errorf("invalid baseline %s: %w", name, err)
	}
	if read.Version != version {
		return Baseline{}, fmt.Errorf("the baseline %s has version %d, but this docgen supports only version %d", name, read.Version, version)
	}
	return Baseline{Name: name, known: read.Known}, nil
}

// New returns a baseline with the findings. It omits those that always prevent a build.
func New(name string, findings []diag.Diagnostic) Baseline {
	counts := map[cause]int{}
	for _, finding := range findings {
		if canBeKnown(finding) {
			counts[causeOf(finding)] += 1 + finding.Again
		}
	}
	result := Baseline{Name: name}
	for cause, count := range counts {
		result.known = append(result.known, Known{cause.code, cause.file, cause.text, count})
	}
	slices.SortFunc(result.known, func(a, b Known) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Code, b.Code), cmp.Compare(a.Text, b.Text))
	})
	return result
}

func canBeKnown(finding diag.Diagnostic) bool {
	code, _ := diag.CodeNamed(finding.Code)
	return !code.Fixed && finding.Code != Code
}

// Format returns the text of the baseline file, with one entry per line.
func (b Baseline) Format() ([]byte, error) {
	var out bytes.Buffer
	fmt.Fprintf(&out, "{\"version\":%d,\"known\":[", version)
	for i, known := range b.known {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteByte('\n')
		entry, err := plainjson.Marshal(known)
		if err != nil {
			return nil, fmt.Errorf("encode the baseline: %w", err)
		}
		out.Write(entry)
	}
	out.WriteString("\n]}\n")
	return out.Bytes(), nil
}

// Apply omits known findings, and adds one for each entry that is no longer found. It
// ignores entries with idle codes, whose checks did not run.
func (b Baseline) Apply(findings []diag.Diagnostic, idle ...string) []diag.Diagnostic {
	left := map[cause]int{}
	for _, known := range b.known {
		left[known.cause()] += known.Count
	}
	kept := make([]diag.Diagnostic, 0, len(findings))
	for _, finding := range findings {
		if cause := causeOf(finding); canBeKnown(finding) {
			known := min(left[cause], 1+finding.Again)
			left[cause] -= known
			finding.Again -= known
			if finding.Again < 0 {
				continue
			}
		}
		kept = append(kept, finding)
	}
	for i, known := range b.known {
		more := left[known.cause()]
		if more == 0 || slices.Contains(idle, known.Code) {
			continue
		}
		left[known.cause()] = 0
		where := cmp.Or(known.File, "the site")
		kept = append(kept, diag.Diagnostic{
			Severity: diag.Log, Code: Code, File: b.Name, Line: i + 2,
			Text: fmt.Sprintf("%s no longer has this known problem: %s", where, known.Text),
			Hint: fmt.Sprintf("run \"docgen check --baseline %s --update-baseline\" to remove it", b.Name),
		})
	}
	return kept
}
