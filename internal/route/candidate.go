package route

import (
	"fmt"
	"maps"
	"slices"

	"docgen/internal/diag"
)

// Candidate is a page besides the docs: one that docgen generates, or one of src/pages.
type Candidate struct {
	Ref  Ref
	Slug string // below the locale's home page; not percent-encoded
	Name string // what messages call it: "the page of the category \"Guides\""
	File string // that it shows, relative to the site folder; "" for none
	// Report makes a diagnostic at the place that asks for the page; nil when no
	// one does, and the page gives way to another without a word.
	Report func(severity diag.Severity, text, hint string) diag.Diagnostic
}

// With returns the table with more pages, which stand after its docs. A page
// whose path is taken gets no route.
func (t Table) With(pages []Candidate) (Table, []diag.Diagnostic) {
	if len(pages) == 0 {
		return t, nil
	}
	last := len(t.Routes) - 1
	with := t
	with.byPath, with.byRef, with.byFile = maps.Clone(t.byPath), maps.Clone(t.byRef), maps.Clone(t.byFile)
	with.Routes, with.names, with.files = slices.Clone(t.Routes[:last]), slices.Clone(t.names[:last]), slices.Clone(t.files[:last])
	var findings []diag.Diagnostic
	for _, page := range pages {
		route := t.route(page.Slug)
		route.Ref = page.Ref
		taken, found := with.byPath[comparable(decode(route.Path))]
		switch {
		case !found:
			with.add(route, page.Name, page.File)
		case page.Report != nil:
			finding := page.Report(t.options.DuplicateSeverity,
				fmt.Sprintf("two pages have the route %s: %s is already there", route.Path, with.names[taken]), "give one of them another slug")
			finding.Code = Code
			findings = append(findings, finding)
		}
	}
	with.Routes, with.names, with.files = append(with.Routes, t.Routes[last]), append(with.names, ""), append(with.files, "")
	return with, findings
}
