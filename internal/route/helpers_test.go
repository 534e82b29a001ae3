package route_test

import (
	"fmt"
	"path"
	"reflect"
	"testing"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/route"
)

// compare reports values that differ; input says of what they are.
func compare(t *testing.T, input string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s\n got %+v\nwant %+v", input, got, want)
	}
}

func lines(findings []diag.Diagnostic) []string {
	var list []string
	for _, finding := range findings {
		list = append(list, fmt.Sprintf("%s %s %s (%s)", finding.Severity, finding.Place(), finding.Text, finding.Hint))
	}
	return list
}

// current names the doc set of tests with one.
func current() content.SetID {
	return content.SetID{Instance: "default", Version: "current", Locale: "en"}
}

// docs describes the docs at paths below the folder "content".
func docs(t *testing.T, paths ...string) []content.Doc {
	t.Helper()
	return docsOf(t, current(), "content", paths...)
}

// docsOf describes the docs of a set at paths below its folder.
func docsOf(t *testing.T, set content.SetID, folder string, paths ...string) []content.Doc {
	t.Helper()
	var list []content.Doc
	for _, file := range paths {
		doc, findings := content.Describe(content.File{Path: file, Name: path.Join(folder, file)}, content.Parsed{})
		compare(t, file, lines(findings), []string(nil))
		doc.Set = set
		list = append(list, doc)
	}
	return list
}

// served is a site of one doc set.
func served(base string, docs []content.Doc) []route.Docs {
	return []route.Docs{{Set: current(), Folder: "content", Base: base, Docs: docs}}
}

// plan is a table without findings.
func plan(t *testing.T, base string, options route.Options, paths ...string) route.Table {
	t.Helper()
	table, findings := route.Plan(served(base, docs(t, paths...)), options)
	compare(t, "findings", lines(findings), []string(nil))
	return table
}

func yes() *bool { flag := true; return &flag }
func no() *bool  { flag := false; return &flag }
