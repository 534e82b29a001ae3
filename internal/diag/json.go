package diag

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// jsonVersion is the version of the JSON form. Fields may be added to it; when
// one is removed or changes its meaning the version rises.
const jsonVersion = 1

// jsonFinding is one cause with its places.
type jsonFinding struct {
	Severity string      `json:"severity"` // error, warning or info
	Code     string      `json:"code"`
	Text     string      `json:"text"`
	Hint     string      `json:"hint,omitempty"`
	Places   []jsonPlace `json:"places"` // none for what stands in no file
}

type jsonPlace struct {
	File   string `json:"file"`
	Line   int    `json:"line,omitempty"`
	Column int    `json:"column,omitempty"`
	Length int    `json:"length,omitempty"`
	Fix    string `json:"fix,omitempty"`  // what to write there instead
	More   int    `json:"more,omitempty"` // how many further places of the cause are on the line

	Edit *jsonEdit `json:"edit,omitempty"`
}

// jsonEdit is a change of the file that mends the finding.
type jsonEdit struct {
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Length int    `json:"length"`
	Text   string `json:"text"`
}

// jsonReport is one object with a finding on each line.
func jsonReport(groups []Group) ([]byte, error) {
	count := map[Severity]int{}
	for _, group := range groups {
		count[group.Severity]++
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	fmt.Fprintf(&out, `{"version":%d,"summary":{"errors":%d,"warnings":%d,"infos":%d},"findings":[`,
		jsonVersion, count[Error], count[Warning], count[Log])
	for i, group := range groups {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteByte('\n')
		if err := encoder.Encode(group.json()); err != nil {
			return nil, err
		}
		out.Truncate(out.Len() - 1)
	}
	out.WriteString("\n]}\n")
	return out.Bytes(), nil
}

func (g Group) json() jsonFinding {
	finding := jsonFinding{Severity: g.Severity.String(), Code: g.Code, Text: g.Text, Hint: g.Hint, Places: []jsonPlace{}}
	for _, place := range append([]Diagnostic{g.Diagnostic}, g.Also...) {
		if place.File != "" {
			finding.Places = append(finding.Places, place.json())
		}
	}
	return finding
}

func (d Diagnostic) json() jsonPlace {
	place := jsonPlace{File: d.File, Line: d.Line, Column: d.Column, Length: d.Length, Fix: d.fix(), More: d.Again}
	if d.Edit != (Edit{}) {
		place.Edit = &jsonEdit{d.Edit.Line, d.Edit.Column, d.Edit.Length, d.Edit.Text}
	}
	return place
}
