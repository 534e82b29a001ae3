package read

import (
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// generatedPages returns the pages that docgen generates for a set: for categories, for tags,
// and for the list of tags.
func generatedPages(set *site.DocSet) []pending {
	var pages []pending
	add := func(page site.Page, kind route.Kind, id, slug, name string) {
		page.Route.Ref, page.Set = route.Ref{Set: set.ID, Kind: kind, ID: id}, set
		pages = append(pages, pending{page: &page, slug: path.Join(set.Base(), slug), name: name})
	}
	for i := range set.Indexes {
		index := &set.Indexes[i]
		add(site.Page{Category: index, Report: index.Reporter("slug")}, route.Category, index.Key, index.Slug,
			fmt.Sprintf("the page of the category %q", index.Title))
	}
	for i := range set.Tags.All {
		tag := &set.Tags.All[i]
		add(site.Page{Tag: tag, Report: tag.Docs[0].Reporter("tags")}, route.Tag, tag.Slug, tag.Slug, fmt.Sprintf("the page of the tag %q", tag.Label))
	}
	if listed := set.Tags.Listed(); len(listed) > 0 {
		add(site.Page{Report: listed[0].Docs[0].Reporter("tags")}, route.Tags, "", tag.Root, "the page of all tags")
	}
	return pages
}

// searchPage returns the page of all search results, at the root of the first doc set.
func searchPage(cfg config.Config, sets []*site.DocSet) pending {
	const hint = "set search.path to another path, or give the page a different slug; until then, the site has no search page"
	return pending{page: &site.Page{
		Route: route.Route{Ref: route.Ref{Kind: route.Search}},
		Report: func(severity diag.Severity, problem, _ string) diag.Diagnostic {
			return cfg.Diagnostic(severity, problem, hint, "search", "path")
		},
	}, slug: path.Join(sets[0].Options.RouteBasePath, cfg.Search.Path), name: "the search page"}
}

// withoutTaken leaves out generated pages whose place a static file takes. The static file wins
// because an author wrote it.
func withoutTaken(routes route.Table, pages []pending, static []asset.StaticFile) ([]pending, []diag.Diagnostic) {
	files := map[string]string{}
	for _, file := range static {
		files[file.Name] = file.File
	}
	var kept []pending
	var findings []diag.Diagnostic
	for _, page := range pages {
		name := routes.Place(page.slug).Output
		if file, taken := files[name]; taken {
			findings = append(findings, diag.Diagnostic{
				Severity: diag.Error, Code: route.Code, File: file, Hint: "rename one of them",
				Text: fmt.Sprintf("the static file %s and %s conflict in the output at %s", name, page.name, name),
			})
			continue
		}
		kept = append(kept, page)
	}
	return kept, findings
}

// sitePages returns the pages of src/pages.
func sitePages(texts texts) []pending {
	var pages []pending
	for _, text := range texts.pages {
		pages = append(pages, pending{page: &site.Page{
			Route: route.Route{Ref: sitePageRef(page.Page{ID: text.ID})}, Text: text,
			Report: text.Reporter("slug"),
		}, slug: text.Slug, name: text.Name})
	}
	for i := range texts.scripts {
		script := &texts.scripts[i]
		pages = append(pages, pending{page: &site.Page{
			Route: route.Route{Ref: sitePageRef(*script)}, Script: script,
			Report: func(severity diag.Severity, problem, _ string) diag.Diagnostic {
				return diag.Diagnostic{
					Severity: severity, File: script.File, Text: problem,
					Hint: `rename one of them, or give the doc a different slug; a file whose name starts with "_" does not become a page`,
				}
			},
		}, slug: script.Path, name: script.File})
	}
	return pages
}

// sitePageRef returns the reference of a page of src/pages, which its translations share.
func sitePageRef(found page.Page) route.Ref {
	if found.IsNotFound() {
		return route.Ref{Kind: route.NotFound, ID: found.ID}
	}
	return route.Ref{Kind: route.Site, ID: found.ID}
}
