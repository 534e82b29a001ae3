package diag

import (
	"bytes"
	"encoding/json"
	"net/url"
)

// The parts of SARIF 2.1.0 that docgen writes
// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/).
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool       sarifTool     `json:"tool"`
		ColumnKind string        `json:"columnKind"`
		Results    []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name    string      `json:"name"`
		Version string      `json:"version,omitempty"`
		Rules   []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID            string       `json:"id"`
		Short         sarifMessage `json:"shortDescription"`
		Help          sarifMessage `json:"help"`
		Configuration sarifLevel   `json:"defaultConfiguration"`
	}
	sarifLevel struct {
		Level string `json:"level"`
	}
	sarifMessage struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		RuleID    string          `json:"ruleId"`
		RuleIndex int             `json:"ruleIndex"`
		Level     string          `json:"level"`
		Message   sarifMessage    `json:"message"`
		Locations []sarifLocation `json:"locations,omitempty"`
		Fixes     []sarifFix      `json:"fixes,omitempty"`
	}
	sarifLocation struct {
		Physical sarifPhysical `json:"physicalLocation"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   *sarifRegion  `json:"region,omitempty"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn,omitempty"`
		EndColumn   int `json:"endColumn,omitempty"`
	}
	sarifFix struct {
		Description sarifMessage  `json:"description"`
		Changes     []sarifChange `json:"artifactChanges"`
	}
	sarifChange struct {
		Artifact     sarifArtifact      `json:"artifactLocation"`
		Replacements []sarifReplacement `json:"replacements"`
	}
	sarifReplacement struct {
		Deleted  *sarifRegion `json:"deletedRegion"`
		Inserted sarifMessage `json:"insertedContent"`
	}
)

// sarifReport returns a log of one run, in which each code is a rule.
func sarifReport(groups []Group, style Style) ([]byte, error) {
	run := sarifRun{ColumnKind: "unicodeCodePoints", Results: []sarifResult{}}
	run.Tool.Driver = sarifDriver{Name: "docgen", Version: style.Version}
	indices := map[string]int{}
	for i, code := range Codes() {
		indices[code.Name] = i
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, sarifRule{
			ID: code.Name, Short: sarifMessage{code.Summary}, Help: sarifMessage{`run "docgen explain ` + code.Name + `" to read more`},
			Configuration: sarifLevel{words[code.Level].sarif},
		})
	}
	for _, group := range groups {
		index, known := indices[group.Code]
		if !known {
			index = -1 // SARIF's value for none
		}
		run.Results = append(run.Results, group.sarif(style, index))
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", " ")
	err := encoder.Encode(sarifLog{Schema: "https://json.schemastore.org/sarif-2.1.0.json", Version: "2.1.0", Runs: []sarifRun{run}})
	return out.Bytes(), err
}

func (g Group) sarif(style Style, index int) sarifResult {
	result := sarifResult{RuleID: g.Code, RuleIndex: index, Level: words[g.Severity].sarif, Message: sarifMessage{g.Message()}}
	var changes []sarifChange
	for _, place := range append([]Diagnostic{g.Diagnostic}, g.Also...) {
		if place.File == "" {
			continue
		}
		physical := place.physical(style)
		result.Locations = append(result.Locations, sarifLocation{physical})
		if fix := place.Replacement(); fix != "" && physical.Region != nil && physical.Region.EndColumn > 0 {
			changes = append(changes, sarifChange{physical.Artifact, []sarifReplacement{{physical.Region, sarifMessage{fix}}}})
		}
		if edit := place.Edit; edit != (Edit{}) {
			region := sarifRegion{StartLine: edit.Line, StartColumn: edit.Column, EndColumn: edit.Column + edit.Length}
			changes = append(changes, sarifChange{physical.Artifact, []sarifReplacement{{&region, sarifMessage{edit.Text}}}})
		}
	}
	if len(changes) > 0 {
		result.Fixes = []sarifFix{{sarifMessage{g.Hint}, changes}}
	}
	return result
}

func (d Diagnostic) physical(style Style) sarifPhysical {
	physical := sarifPhysical{Artifact: sarifArtifact{(&url.URL{Path: style.name(d.File)}).String()}}
	if d.Line > 0 {
		physical.Region = &sarifRegion{StartLine: d.Line, StartColumn: d.Column}
		if d.Column > 0 && d.Length > 0 {
			physical.Region.EndColumn = d.Column + d.Length // the column after the last
		}
	}
	return physical
}
