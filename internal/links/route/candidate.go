package route

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// Candidate is a page that is not a doc: a generated page or a page of src/pages.
type Candidate struct {
	Ref  Ref
	Slug string // relative to the locale's home page; not percent-encoded
	Name string // the page's name in messages: "the page of the category \"Guides\""
	File string // the page's source, relative to the site folder; "" for none
	// Elsewhere is the URL of a page that the locale leaves out; "" for others. Links lead there.
	Elsewhere string
	// Parts are pages that have parts of the file, by the anchors that the file has there. Links
	// to these anchors lead to those pages.
	Parts map[string]Ref

	// Remedy says how to give the page another path; "" for a slug.
	Remedy string

	// Report returns a diagnostic at the place that asks for the page. If nothing asks for it,
	// Report is nil, and the page silently gives way to another at the same path.
	Report diag.Report
}

// With returns the table with more pages after its docs. A page whose path is taken gets no
// route.
func (t Table) With(pages []Candidate) (Table, []diag.Diagnostic) {
	if len(pages) == 0 {
		return t, nil
	}
	last := len(t.Routes) - 1
	with := t
	with.byPath, with.byRef, with.byFile, with.parts = maps.Clone(t.byPath), maps.Clone(t.byRef), maps.Clone(t.byFile), maps.Clone(t.parts)
	with.Routes, with.names, with.files = slices.Clone(t.Routes[:last]), slices.Clone(t.names[:last]), slices.Clone(t.files[:last])
	notFound := Candidate{Ref: t.Routes[last].Ref, Name: t.names[last], File: t.files[last]}
	var findings []diag.Diagnostic
	for _, page := range pages {
		var finding *diag.Diagnostic
		if page.Ref.Kind == NotFound {
			notFound, finding = t.chooseNotFound(notFound, page)
		} else {
			finding = with.addCandidate(page)
		}
		if finding != nil {
			finding.Code = Code
			findings = append(findings, *finding)
		}
	}
	route := t.Routes[last]
	route.Ref = notFound.Ref
	with.addNotFound(route, notFound)
	return with, findings
}

// addCandidate adds a page to the end of the table, or reports why it cannot.
func (t *Table) addCandidate(page Candidate) *diag.Diagnostic {
	route := t.Place(page.Slug)
	route.Ref = page.Ref
	key := comparable(slug.Decoded(route.Path))
	taken, found := t.byPath[key]
	if !found {
		if page.Elsewhere != "" {
			route.Path, route.Output, route.Twin = page.Elsewhere, "", ""
		}
		t.add(key, route, page.Name, page.File)
		if len(page.Parts) > 0 {
			t.parts[page.Ref] = page.Parts
		}
		return nil
	}
	if page.Report == nil {
		return nil
	}
	finding := page.Report(t.options.DuplicateSeverity,
		fmt.Sprintf("two pages have the URL %s: %s already has it", route.Path, t.names[taken]), cmp.Or(page.Remedy, "give one of them a different slug"))
	return &finding
}

// chooseNotFound chooses the page for unknown paths: the site's first, or else docgen's.
func (t Table) chooseNotFound(known, page Candidate) (Candidate, *diag.Diagnostic) {
	if known.Ref.ID == "" {
		return page, nil
	}
	finding := page.Report(t.options.DuplicateSeverity, fmt.Sprintf("the site has two 404 pages: %s is the other one", known.Name), "remove one of them")
	return known, &finding
}

// addNotFound adds the page for unknown paths at the end of the table. It has no path, only a file.
func (t *Table) addNotFound(route Route, page Candidate) {
	if page.Ref.ID != "" {
		t.byRef[page.Ref] = len(t.Routes)
	}
	if page.File != "" {
		t.byFile[page.File] = len(t.Routes)
	}
	t.Routes, t.names, t.files = append(t.Routes, route), append(t.names, page.Name), append(t.files, page.File)
}
