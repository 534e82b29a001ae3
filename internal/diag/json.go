package diag

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// jsonVersion is the version of the JSON format. It rises if a field is removed or changes its
// meaning, but not for new fields.
const jsonVersion = 1

// jsonProblem is a group with its places.
type jsonProblem struct {
	Severity string      `json:"severity"` // error, warning or info
	Code     string      `json:"code"`
	Text     string      `json:"text"`
	Hint     string      `json:"hint,omitempty"`
	Places   []jsonPlace `json:"places"` // empty if the problem is in no file
}

type jsonPlace struct {
	File   string `json:"file"`
	Line   int    `json:"line,omitempty"`
	Column int    `json:"column,omitempty"`
	Length int    `json:"length,omitempty"`
	Fix    string `json:"fix,omitempty"`  // replaces the place
	More   int    `json:"more,omitempty"` // how many other places of the group the line has

	Edit *Edit `json:"edit,omitempty"` // elsewhere in the file
}

// jsonReport returns one object, with each group on its own line.
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

func (g Group) json() jsonProblem {
	problem := jsonProblem{Severity: g.Severity.String(), Code: g.Code, Text: g.Text, Hint: g.Hint, Places: []jsonPlace{}}
	for _, place := range append([]Diagnostic{g.Diagnostic}, g.Also...) {
		if place.File != "" {
			problem.Places = append(problem.Places, place.json())
		}
	}
	return problem
}

func (d Diagnostic) json() jsonPlace {
	place := jsonPlace{File: d.File, Line: d.Line, Column: d.Column, Length: d.Length, Fix: d.Replacement(), More: d.Again}
	if d.Edit != (Edit{}) {
		place.Edit = &d.Edit
	}
	return place
}
