package deploy

import (
	"bytes"
	"embed"
	"fmt"
	"regexp"
	"strconv"
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
