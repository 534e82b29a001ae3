package deploy

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"text/template"

	"github.com/docgen-cli/docgen/internal/product"
)

// The templates of all files that docgen writes. Actions are between <% and %>, because
// workflows use braces themselves.
//
//go:embed files
var templates embed.FS

// fill executes a template in the folder files with the fields of a [Site].
func fill(name string, site any) (string, error) {
	text, err := templates.ReadFile("files/" + name)
	if err != nil {
		return "", err
	}
	parsed, err := template.New(name).Delims("<%", "%>").Option("missingkey=error").Funcs(template.FuncMap{
		"yaml": quoteYAML, "glob": escapeGlob, "shell": quoteShell,
		"version": func() string { return product.Version },
		"action":  func() string { return strings.TrimPrefix(product.Repository, "github.com/") + "@v" + product.Version },
	}).Parse(string(text))
	if err != nil {
		return "", err
	}
	var out bytes.Buffer
	if err := parsed.Execute(&out, site); err != nil {
		return "", fmt.Errorf("fill %s: %w", name, err)
	}
	return out.String(), nil
}

// plainYAML matches text that means itself in YAML and in a shell.
var plainYAML = regexp.MustCompile(`^[A-Za-z_.][A-Za-z0-9_./-]*$`)

// reservedYAML matches words that are not text in YAML.
var reservedYAML = regexp.MustCompile(`^(?i:true|false|yes|no|on|off|y|n|null|\.inf|\.nan)$`)

// quoteYAML writes text as a YAML string, with quotes if it needs them.
func quoteYAML(text string) string {
	if plainYAML.MatchString(text) && !reservedYAML.MatchString(text) {
		return text
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out) // a JSON string is a YAML string
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(text) // a string can always be encoded
	return strings.TrimSpace(out.String())
}

// escapeGlob makes text match itself in a pattern for paths.
func escapeGlob(text string) string {
	return regexp.MustCompile(`[\\*?+!{}\[\]]`).ReplaceAllString(text, `\$0`)
}

// quoteShell writes text as one word of a POSIX shell.
func quoteShell(text string) string {
	if plainYAML.MatchString(text) {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}
