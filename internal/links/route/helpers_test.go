package route_test

import (
	"fmt"
	"path"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
)

func lines(findings []diag.Diagnostic) []string {
	var list []string
	for _, finding := range findings {
		list = append(list, fmt.Sprintf("%s %s %s (%s)", finding.Severity, finding.Place(), finding.Text, finding.Hint))
	}
	return list
}

// current returns the doc set of tests that have only one.
func current() content.SetID {
	return content.SetID{Instance: "default", Version: "current", Locale: "en"}
}

// docs returns the docs at paths in the folder "content".
func docs(t *testing.T, paths ...string) []content.Doc {
	t.Helper()
	return docsOf(t, current(), "content", paths...)
}

// docsOf returns the docs of a set at paths in its folder.
func docsOf(t *testing.T, set content.SetID, folder string, paths ...string) []content.Doc {
	t.Helper()
	var list []content.Doc
	for _, file := range paths {
		doc, findings := content.Describe(content.File{Path: file, Name: path.Join(folder, file)}, content.Parsed{})
		sitetest.Compare(t, file, lines(findings), []string(nil))
		doc.Set = set
		list = append(list, doc)
	}
	return list
}

// served returns a site with one doc set.
func served(base string, docs []content.Doc) []route.Docs {
	return []route.Docs{{Set: current(), Folder: "content", Base: base, Docs: docs}}
}

// plan returns a table and fails if there are findings.
func plan(t *testing.T, base string, options route.Options, paths ...string) route.Table {
	t.Helper()
	table, findings := route.Plan(served(base, docs(t, paths...)), options)
	sitetest.Compare(t, "findings", lines(findings), []string(nil))
	return table
}

func yes() *bool { flag := true; return &flag }
func no() *bool  { flag := false; return &flag }
