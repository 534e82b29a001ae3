package site

import (
	"fmt"
	"path"

	"docgen/internal/diag"
	"docgen/internal/page"
	"docgen/internal/route"
	"docgen/internal/tag"
)

// generatedPages are the pages of a set that docgen generates: of categories, of tags, and of
// all tags.
func generatedPages(set *DocSet) []pending {
	var pages []pending
	add := func(page Page, kind route.Kind, id, slug, name string) {
		page.Route.Ref, page.Set = route.Ref{Set: set.ID, Kind: kind, ID: id}, set
		pages = append(pages, pending{&page, path.Join(set.Base(), slug), name})
	}
	for i := range set.Indexes {
		index := &set.Indexes[i]
		add(Page{Category: index, Report: func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return index.Report("slug", severity, text, hint)
		}}, route.Category, index.Key, index.Slug, fmt.Sprintf("the page of the category %q", index.Title))
	}
	for i := range set.Tags.All {
		tag := &set.Tags.All[i]
		add(Page{Tag: tag, Report: func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return tag.Docs[0].Report("tags", severity, text, hint)
		}}, route.Tag, tag.Slug, tag.Slug, fmt.Sprintf("the page of the tag %q", tag.Label))
	}
	if listed := set.Tags.Listed(); len(listed) > 0 {
		add(Page{Report: func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return listed[0].Docs[0].Report("tags", severity, text, hint)
		}}, route.Tags, "", tag.Root, "the page of all tags")
	}
	return pages
}

// searchPage lists what the search finds, at the root of the first doc set. It gives way to a
// page that has its URL.
func searchPage(sets []*DocSet) pending {
	return pending{&Page{Route: route.Route{Ref: route.Ref{Kind: route.Search}}}, path.Join(sets[0].Base(), "search"), "the search page"}
}

// sitePages are the pages of src/pages.
func sitePages(texts texts) []pending {
	var pages []pending
	for _, text := range texts.pages {
		pages = append(pages, pending{&Page{
			Route: route.Route{Ref: sitePageRef(text.Name)}, Text: text,
			Report: func(severity diag.Severity, problem, hint string) diag.Diagnostic {
				return text.Report("slug", severity, problem, hint)
			},
		}, text.Slug, text.Name})
	}
	for i := range texts.scripts {
		script := &texts.scripts[i]
		pages = append(pages, pending{&Page{
			Route: route.Route{Ref: sitePageRef(script.File)}, Script: script,
			Report: func(severity diag.Severity, problem, _ string) diag.Diagnostic {
				return diag.Diagnostic{
					Severity: severity, File: script.File, Text: problem,
					Hint: `rename one of the two, or give the doc another slug; a file whose name starts with "_" is no page`,
				}
			},
		}, script.Path, script.File})
	}
	return pages
}

// sitePageRef names the page of a file of src/pages.
func sitePageRef(file string) route.Ref {
	if page.IsNotFound(file) {
		return route.Ref{Kind: route.NotFound, ID: file}
	}
	return route.Ref{Kind: route.Site, ID: file}
}
