package strictyaml_test

import (
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

type level string

func (level) Allowed() []string { return []string{"ignore", "log", "warn", "throw"} }

// pathOrOff is a string or false.
type pathOrOff string

func (p *pathOrOff) UnmarshalYAML(value strictyaml.Value) {
	switch {
	case value.Kind() == strictyaml.Bool && value.Text() == "false":
		*p = ""
	case value.Kind() == strictyaml.String:
		*p = pathOrOff(value.Text())
	default:
		value.Expected("a path or false", "")
	}
}

type shared struct {
	ID string `yaml:"id"`
}

type item struct {
	shared
	Label string `yaml:"label" required:"true"`
	Side  string `yaml:"side" default:"left"`
	Items []item `yaml:"items"`
}

type logo struct {
	Src   string `yaml:"src" required:"true"`
	Width int    `yaml:"width" default:"32"`
}

type site struct {
	Title   string            `yaml:"title"`
	Broken  level             `yaml:"onBrokenLinks" default:"throw"`
	Open    bool              `yaml:"open" default:"true"`
	Slash   *bool             `yaml:"slash"`
	Count   int8              `yaml:"count" default:"3"`
	Ratio   float64           `yaml:"ratio"`
	Folders []string          `yaml:"folders" default:"[\"static\"]"`
	Sidebar pathOrOff         `yaml:"sidebarPath" default:"sidebars.yaml"`
	Logo    *logo             `yaml:"logo"`
	Items   []item            `yaml:"items"`
	Named   map[string]logo   `yaml:"named"`
	Meta    map[string]string `yaml:"meta"`
	Custom  any               `yaml:"custom"`
	Inner   struct {
		Deep bool `yaml:"deep" default:"true"`
	} `yaml:"inner"`
	Untagged int
}

func (site) KeyHint(name string) string {
	if name == "presets" {
		return "there are no presets"
	}
	return ""
}

func defaults() site {
	want := site{Broken: "throw", Open: true, Count: 3, Folders: []string{"static"}, Sidebar: "sidebars.yaml"}
	want.Inner.Deep = true
	return want
}

func decode(t *testing.T, text string) (site, strictyaml.Positions, []string) {
	t.Helper()
	var into site
	positions, findings := strictyaml.Decode([]byte(text), &into, strictyaml.Options{File: "site.yaml"})
	return into, positions, lines(findings)
}

// lines formats diagnostics as "line:column+length text (hint)".
func lines(findings []diag.Diagnostic) []string {
	var list []string
	for _, finding := range findings {
		line := fmt.Sprintf("%d:%d+%d %s", finding.Line, finding.Column, finding.Length, finding.Text)
		if finding.Hint != "" {
			line += " (" + finding.Hint + ")"
		}
		list = append(list, line)
	}
	return list
}

func TestDiagnosticsCarryFileCodeAndLine(t *testing.T) {
	t.Parallel()
	var into site
	options := strictyaml.Options{File: "content/a.md", Code: "front-matter", Line: 2}
	_, got := strictyaml.Decode([]byte("title: a\nopen: 5 # é\n"), &into, options)
	want := []diag.Diagnostic{{
		Severity: diag.Error, Code: "front-matter", File: "content/a.md", Line: 3, Column: 7, Length: 1,
		Text: "open must be true or false, found 5", Source: "open: 5 # é",
	}}
	sitetest.Compare(t, "front matter", got, want)
}
