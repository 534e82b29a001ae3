package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"text/template"

	"github.com/docgen-cli/docgen/internal/release/product"
)

//go:embed docgen.rb.tmpl
var formulaText string

// formula returns the formula for Homebrew, from the checksums of the archives.
func formula(sums map[string]string) ([]byte, error) {
	parsed := template.New("docgen.rb").Funcs(template.FuncMap{
		"url": func(os, arch string) string {
			return "https://" + product.Repository + "/releases/download/v" + product.Version + "/" + platform{os, arch}.Archive()
		},
		"sum": func(os, arch string) (string, error) {
			name := platform{os, arch}.Archive()
			if sums[name] == "" {
				return "", fmt.Errorf("the release has no %s", name)
			}
			return sums[name], nil
		},
	})
	parsed, err := parsed.Parse(formulaText)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = parsed.Execute(&text, struct{ Repository, Version string }{product.Repository, product.Version})
	return text.Bytes(), err
}
