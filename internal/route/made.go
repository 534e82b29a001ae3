package route

import (
	"fmt"
	"maps"
	"slices"

	"docgen/internal/diag"
)

// MadePage is a page that docgen makes, which shows no doc.
type MadePage struct {
	Kind Kind
	Key  string // names it: unlike that of any other page, and no doc's id
	Slug string // below the docs' root, of a Site below the base URL; not percent-encoded
	Name string // what messages call it: "the page of the category \"Guides\""

	// Report makes a diagnostic at the place that asks for the page; nil when no
	// one does, and the page gives way to another without a word.
	Report func(severity diag.Severity, text, hint string) diag.Diagnostic
}

// With returns the table with more pages, which stand after its docs. A page
// whose path is taken gets no route.
func (t Table) With(pages []MadePage) (Table, []diag.Diagnostic) {
	if len(pages) == 0 {
		return t, nil
	}
	last := len(t.Routes) - 1
	with := t
	with.byPath, with.byKey = maps.Clone(t.byPath), maps.Clone(t.byKey)
	with.Routes, with.names = slices.Clone(t.Routes[:last]), slices.Clone(t.names)
	if with.byKey == nil {
		with.byKey = map[string]int{}
	}
	var findings []diag.Diagnostic
	for _, page := range pages {
		route := t.route(page.Kind, page.Slug)
		route.Key = page.Key
		path := comparable(decode(route.Path))
		if taken, found := with.byPath[path]; found {
			if page.Report == nil {
				continue
			}
			finding := page.Report(t.options.DuplicateSeverity,
				fmt.Sprintf("two pages have the route %s: %s is already there", route.Path, with.names[taken]), "give one of them another slug")
			finding.Code = Code
			findings = append(findings, finding)
			continue
		}
		with.byKey[page.Key], with.byPath[path] = len(with.Routes), len(with.Routes)
		with.Routes, with.names = append(with.Routes, route), append(with.names, page.Name)
	}
	with.Routes = append(with.Routes, t.Routes[last])
	return with, findings
}
