package verify

import (
	"encoding/json"
	"fmt"
	"slices"
)

// version is the version of the format of baseline files.
const version = 1

// Baseline is the differences that somebody has accepted.
type Baseline struct{ accepted []accepted }

// accepted is what identifies a difference. The words around it may change.
type accepted struct {
	Kind Kind   `json:"kind"`
	Page string `json:"page"`
	Old  string `json:"old,omitempty"`
	New  string `json:"new,omitempty"`
}

func identityOf(d Difference) accepted { return accepted{d.Kind, d.Page, d.Old, d.New} }

type baselineFile struct {
	Version  int        `json:"version"`
	Accepted []accepted `json:"accepted"`
}

// ParseBaseline parses the text of a baseline file.
func ParseBaseline(text []byte) (Baseline, error) {
	var file baselineFile
	switch err := json.Unmarshal(text, &file); {
	case err != nil:
		return Baseline{}, err
	case file.Version != version || file.Accepted == nil:
		return Baseline{}, fmt.Errorf("it is no list of accepted differences of version %d", version)
	}
	return Baseline{file.Accepted}, nil
}

// BaselineOf returns a baseline that accepts all differences of a report.
func BaselineOf(report Report) Baseline {
	list := []accepted{}
	for _, difference := range report.Differences {
		list = append(list, identityOf(difference))
	}
	return Baseline{list}
}

// Format returns the text of the baseline file.
func (b Baseline) Format() ([]byte, error) {
	text, err := json.MarshalIndent(baselineFile{version, b.accepted}, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("encode the baseline: %w", err)
	}
	return append(text, '\n'), nil
}

// Len returns the number of accepted differences.
func (b Baseline) Len() int { return len(b.accepted) }

// Apply returns the report without the differences that the baseline accepts.
func (b Baseline) Apply(report Report) Report {
	left := map[accepted]int{}
	for _, each := range b.accepted {
		left[each]++
	}
	all := len(report.Differences)
	report.Differences = slices.DeleteFunc(slices.Clone(report.Differences), func(d Difference) bool {
		left[identityOf(d)]--
		return left[identityOf(d)] >= 0
	})
	report.Accepted = all - len(report.Differences)
	return report
}
