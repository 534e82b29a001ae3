package build

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"docgen/internal/check"
	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/inside"
	"docgen/internal/markdown"
)

// newParser makes the parser that the config asks for.
func newParser(options Options, cfg config.Config, renders bool) *markdown.Parser {
	chosen := markdown.Options{
		Typographer: cfg.Markdown.Typographer, Math: cfg.Markdown.Math, Mermaid: cfg.Markdown.Mermaid,
		Sanitize:  !cfg.Markdown.Unsafe,
		Variables: map[string]string{}, Brief: !renders,
		Read: func(name string) ([]byte, error) { return readBelow(options.Dir, name) },
	}
	for name, value := range cfg.Markdown.Variables {
		chosen.Variables[name] = string(value)
	}
	for _, comment := range cfg.Markdown.MagicComments {
		chosen.MagicComments = append(chosen.MagicComments, markdown.MagicComment{
			Class: comment.ClassName, Line: comment.Line, Start: comment.Block.Start, End: comment.Block.End,
		})
	}
	return markdown.With(chosen)
}

// readBelow reads a file of a folder, but none that is hidden or that a symbolic
// link leads out of it for.
func readBelow(folder, name string) ([]byte, error) {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	text, err := root.ReadFile(name)
	if err == nil && !inside.Of(folder).Has(filepath.Join(folder, filepath.FromSlash(name))) {
		return nil, errHidden
	}
	return text, err
}

var errHidden = errors.New("hidden files are not shown")

// textFindings says what is wrong with the text of a doc.
func textFindings(file content.File, document markdown.Document) []diag.Diagnostic {
	var findings []diag.Diagnostic
	add := func(place markdown.Place, finding diag.Diagnostic) {
		findings = append(findings, check.At(file.Name, document, place, finding))
	}
	for _, language := range document.Languages {
		if !language.Known {
			add(language.Place, diag.Diagnostic{
				Severity: diag.Warning, Code: string(markdown.CodeCode),
				Text: fmt.Sprintf("no highlighting for the language %q", language.Name), Hint: languageHint(language.Name), Cause: language.Name,
			})
		}
	}
	for _, found := range document.Findings {
		slip := diag.DidYouMean(found.Name, found.Known)
		if found.Name != "" && found.Hint == "" && slip == "" {
			continue
		}
		finding := diag.Diagnostic{Severity: severityOf(found.Code), Code: string(found.Code), Text: found.Text, Hint: cmp.Or(slip, found.Hint)}
		if found.Name != "" {
			finding.Cause = found.Text
		}
		add(found.Place, finding)
	}
	return findings
}

func languageHint(name string) string {
	if strings.EqualFold(name, "mermaid") {
		return `set markdown.mermaid to true for a diagram, or write "text" for plain text`
	}
	return `write "text" for plain text`
}

// severityOf tells what leaves a hole in a page from what readers may not notice.
func severityOf(code markdown.Code) diag.Severity {
	switch code {
	case markdown.ContainerCode, markdown.IncludeCode, markdown.MathCode, markdown.MDXCode:
		return diag.Error
	}
	return diag.Warning
}
