package openapi

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"
	"text/template"

	"github.com/docgen-cli/docgen/internal/content/openapi/prose"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

//go:embed samples.tmpl
var samplesText string

var samples = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("samples").Funcs(template.FuncMap{
		"quote": plainjson.Quote, "pairs": pairsOf, "lower": strings.ToLower, "python": pythonValue,
		"shell":  func(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" },
		"indent": func(by, text string) string { return strings.ReplaceAll(text, "\n", "\n"+by) },
		"after":  func(field int) string { return strconv.Itoa(field + 2) }, // the number of the next file of a form
		"literal": func(text string) string { // in Go
			if strings.Contains(text, "`") {
				return strconv.Quote(text)
			}
			return "`" + text + "`"
		},
	}).Parse(samplesText))
})

// samples returns the request in four languages, in tabs that all pages switch together.
func (p *page) samples(o *operation) string {
	r, blocks := p.g.requestOf(o), ""
	for _, each := range []struct{ language, label, name string }{
		{"sh", "curl", "curl"}, {"js", "JavaScript", "javascript"}, {"python", "Python", "python"}, {"go", "Go", "go"},
	} {
		blocks += prose.CodeBlock(each.language, each.label, sample(each.name, r)) + "\n"
	}
	return ":::code-group{group=\"api-language\"}\n\n" + blocks + ":::\n"
}

// sample returns a request in one language.
func sample(name string, r request) string {
	var out strings.Builder
	if err := samples().ExecuteTemplate(&out, name, r); err != nil {
		panic(err) // a mistake in samples.tmpl
	}
	return out.String()
}

// IsMultipart reports whether a form may have files.
func (r request) IsMultipart() bool { return r.IsForm && r.Kind == "multipart/form-data" }

// IsBinary reports whether the body is a file.
func (r request) IsBinary() bool { return !r.IsForm && r.Body == formats["binary"] }

// IsJSON reports whether the body is JSON.
func (r request) IsJSON() bool { return isJSON(r.Kind) }

// Texts returns the fields of a form that are no files.
func (r request) Texts() []pair {
	return slices.DeleteFunc(slices.Clone(r.Form), func(each pair) bool { return each.IsFile })
}

// Files returns the files of a form.
func (r request) Files() []pair {
	return slices.DeleteFunc(slices.Clone(r.Form), func(each pair) bool { return !each.IsFile })
}

// pairsOf writes the entries of an object.
func pairsOf(indent string, pairs []pair) string {
	var out strings.Builder
	for _, each := range pairs {
		out.WriteString(indent + plainjson.Quote(each.Name) + ": " + plainjson.Quote(each.Value) + ",\n")
	}
	return out.String()
}

// pythonValue turns JSON, which has a value on each line, into Python.
func pythonValue(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		bare := strings.TrimSuffix(line, ",")
		for _, word := range []struct{ json, python string }{{"true", "True"}, {"false", "False"}, {"null", "None"}} {
			if before, isWord := strings.CutSuffix(bare, word.json); isWord && (strings.TrimSpace(before) == "" || strings.HasSuffix(before, `": `)) {
				bare = before + word.python
			}
		}
		if strings.HasSuffix(line, ",") {
			bare += ","
		}
		lines[i] = bare
	}
	return strings.Join(lines, "\n")
}
