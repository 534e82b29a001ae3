package deploy

import (
	"bytes"
	"embed"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"text/template"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/release/product"
)

// The templates of all files that docgen writes. Actions are between <% and %>, because
// workflows use braces themselves.
//
//go:embed files
var templates embed.FS

// fillAll returns files with what their templates yield. Text is at first the name of a file's template.
func fillAll(site any, files ...File) ([]File, error) {
	for i, file := range files {
		text, err := fill(file.Text, site)
		if err != nil {
			return nil, err
		}
		files[i].Text = text
	}
	return files, nil
}

// fill executes a template in the folder files with a [Site], or a type that embeds one.
func fill(name string, site any) (string, error) {
	parsed, err := template.New(name).Delims("<%", "%>").Option("missingkey=error").Funcs(template.FuncMap{
		"regexp": regexp.QuoteMeta, "anyOf": anyOf, "quoted": strconv.Quote, "json": plainjson.Quote, "list": quoteList,
		"yaml": quoteYAML, "value": quoteExpression, "shell": quoteShell, "githubGlob": githubGlob, "gitlabGlob": gitlabGlob,
		"version": func() string { return product.Version },
	}).ParseFS(templates, "files/*")
	if err != nil {
		return "", err
	}
	var out bytes.Buffer
	if err := parsed.Execute(&out, site); err != nil {
		return "", fmt.Errorf("fill %s: %w", name, err)
	}
	return out.String(), nil
}

// plain matches text that means itself in a shell.
var plain = regexp.MustCompile(`^[A-Za-z0-9_./][A-Za-z0-9_./:@-]*$`)

// plainYAML matches text that means itself in YAML, also in a list in brackets.
var plainYAML = regexp.MustCompile(`^[A-Za-z_./]([A-Za-z0-9_./:@$="' -]*[A-Za-z0-9_./"'-])?$`)

// reserved matches words that are not text in YAML.
var reserved = regexp.MustCompile(`^(?i:true|false|yes|no|on|off|y|n|null|\.inf|\.nan|\.[0-9].*)$`)

// quoteYAML writes text as a YAML string, with quotes if it needs them.
func quoteYAML(text string) string {
	if plainYAML.MatchString(text) && !reserved.MatchString(text) && !strings.Contains(text, ": ") {
		return text
	}
	return plainjson.Quote(text)
}

// quoteList writes a list in JSON, which YAML and JavaScript read alike.
func quoteList(list []string) (string, error) {
	text, err := plainjson.Marshal(list)
	return string(text), err
}

// quoteExpression writes text as a YAML string where GitHub evaluates expressions.
func quoteExpression(text string) string {
	return quoteYAML(strings.ReplaceAll(text, "${{", "${{ '${{' }}"))
}

// quoteShell writes text as one word of a POSIX shell.
func quoteShell(text string) string {
	if plain.MatchString(text) {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}

// githubGlob makes text match itself in a pattern of a workflow, where GitHub allows no
// expressions.
func githubGlob(text string) string {
	escaped := regexp.MustCompile(`[\\*?+![\]]`).ReplaceAllString(text, `\$0`)
	return strings.ReplaceAll(escaped, "${{", "*{{")
}

// gitlabGlob makes text match itself in a pattern of a pipeline. GitLab replaces variables in
// patterns, so a dollar sign becomes a pattern, too.
func gitlabGlob(text string) string {
	escaped := regexp.MustCompile(`[\\*?[\]{}]`).ReplaceAllString(text, `\$0`)
	return strings.ReplaceAll(escaped, "$", "?")
}
