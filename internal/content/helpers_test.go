package content_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// lines formats diagnostics as "severity file:line:column+length text (hint)".
func lines(findings []diag.Diagnostic) []string {
	var list []string
	for _, finding := range findings {
		line := fmt.Sprintf("%s %s+%d %s", finding.Severity, finding.Place(), finding.Length, finding.Text)
		if finding.Hint != "" {
			line += " (" + finding.Hint + ")"
		}
		list = append(list, line)
	}
	return list
}

// site writes files into a temporary folder. A name that ends with a slash is a folder.
func site(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		full := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
			t.Fatal(err)
		}
		if name[len(name)-1] == '/' {
			if err := os.MkdirAll(full, 0o755); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if err := os.WriteFile(full, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// docOf describes the doc with a text at a path below the docs folder.
func docOf(t *testing.T, path, text string) (content.Doc, []diag.Diagnostic) {
	t.Helper()
	file := content.File{Path: path, Name: "docs/" + path, Text: []byte(text)}
	document := markdown.With(markdown.Options{}).Parse(file.Text)
	frontMatter, findings, _ := content.ReadFrontMatter(file)
	doc, more := content.Describe(file, content.Parsed{FrontMatter: frontMatter, Heading: document.Title, Excerpt: document.Excerpt})
	return doc, append(findings, more...)
}

// frontMatterOnly returns a text that has front matter and nothing else.
func frontMatterOnly(fields string) string { return "---\n" + fields + "\n---\n" }
