// Package verify compares the output of an earlier generator with the site that docgen builds
// from the same files: URLs, anchors, titles, descriptions, canonical URLs, edit
// links, sidebars, text, lists, and the colors that a browser shows.
//
// [Read] reads an output folder into an [Output], and [Compare] compares two of them. The package
// knows the HTML of Docusaurus and of docgen's theme. It must not know how a site is built, nor
// how a report is printed.
package verify

import (
	"cmp"
	"slices"
	"strings"
)

// Kind is what a difference is about.
type Kind string

// The kinds of differences.
const (
	Missing     Kind = "missing"     // a URL of the old output that the new one does not have
	New         Kind = "new"         // a page that only the new output has
	Anchor      Kind = "anchor"      // an anchor that the page lost
	Title       Kind = "title"       // the title element
	Heading     Kind = "heading"     // the first heading of level 1
	Description Kind = "description" // the meta description
	Canonical   Kind = "canonical"   // the canonical URL
	Sidebar     Kind = "sidebar"     // links in the sidebar, and their order
	Text        Kind = "text"        // the text of the page's content
	Edit        Kind = "edit"        // the link to edit the page
	List        Kind = "list"        // the entries of a list of posts or tagged pages, and their order
	Color       Kind = "color"       // what a browser shows
)

// Kinds returns all kinds, in the order in which reports list them.
func Kinds() []Kind {
	return []Kind{Missing, New, Anchor, Title, Heading, Text, Sidebar, Description, Canonical, Edit, List, Color}
}

// Difference is one difference of a page.
type Difference struct {
	Kind Kind   `json:"kind"`
	Page string `json:"page"`          // path in the site, without baseUrl: "/docs/intro"
	Old  string `json:"old,omitempty"` // what only the old page has
	New  string `json:"new,omitempty"` // what only the new page has

	// Before and After are words around a difference in text. They do not identify it.
	Before string `json:"before,omitempty"`
	After  string `json:"after,omitempty"`
}

// Count is how many items of a kind were compared, and how many are the same.
type Count struct {
	Kind     Kind `json:"kind"`
	Compared int  `json:"compared"`
	Same     int  `json:"same"`
}

// Report is what a comparison found.
type Report struct {
	Old         string       `json:"old"` // the generator of the old output
	Pages       int          `json:"pages"`
	Counts      []Count      `json:"counts"`
	Accepted    int          `json:"accepted,omitempty"` // differences that a baseline left out
	Differences []Difference `json:"differences"`
}

// comparison collects the differences of two outputs.
type comparison struct {
	old, now Output
	report   Report
	counts   map[Kind]Count
}

// Compare compares the old output with the new one.
func Compare(old, now Output) Report {
	c := comparison{old: old, now: now, report: Report{Old: old.Generator, Differences: []Difference{}}, counts: map[Kind]Count{}}
	c.urls()
	c.anchors()
	listed := old.listed()
	for _, path := range old.paths() {
		before := old.Pages[path]
		after, found := now.page(path)
		if before.Redirect != "" || !before.IsGenerated || !found {
			continue
		}
		c.report.Pages++
		c.same(Title, path, before.Title, after.Title)
		if !before.IsList && before.Heading+after.Heading != "" {
			c.same(Heading, path, before.Heading, after.Heading)
		}
		description := after.Description
		if before.Description != "" && strings.HasPrefix(description, before.Description) {
			description = before.Description // Docusaurus takes the first line of a paragraph, docgen the paragraph
		}
		c.same(Description, path, before.Description, description)
		c.same(Canonical, path, before.Canonical, after.Canonical)
		if !before.IsList && before.Edit+after.Edit != "" {
			c.same(Edit, path, before.Edit, after.Edit)
		}
		if len(before.Sidebar) > 0 {
			c.count(Sidebar, path, sidebars(before.Sidebar, after.Sidebar, listed))
		}
		if before.IsList && len(before.Entries) > 0 {
			c.same(List, path, strings.Join(before.Entries, " "), strings.Join(after.Entries, " "))
		}
		if !before.IsList {
			c.count(Text, path, texts(before.Words, after.Words))
		}
	}
	c.colors()
	for _, kind := range Kinds() {
		if count := c.counts[kind]; count.Compared > 0 {
			count.Kind = kind
			c.report.Counts = append(c.report.Counts, count)
		}
	}
	slices.SortStableFunc(c.report.Differences, func(a, b Difference) int {
		return cmp.Compare(slices.Index(Kinds(), a.Kind), slices.Index(Kinds(), b.Kind))
	})
	return c.report
}

// same compares one text of a page.
func (c *comparison) same(kind Kind, path, old, now string) {
	var found []Difference
	if old != now {
		found = []Difference{{Old: old, New: now}}
	}
	c.count(kind, path, found)
}

// count counts an item, and adds its differences.
func (c *comparison) count(kind Kind, path string, found []Difference) {
	count := c.counts[kind]
	count.Compared++
	if len(found) == 0 {
		count.Same++
	}
	c.counts[kind] = count
	for _, difference := range found {
		difference.Kind, difference.Page = kind, path
		c.report.Differences = append(c.report.Differences, difference)
	}
}
