package read

import (
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/sidebar"
	"github.com/docgen-cli/docgen/internal/site"
)

// targets collects what the links of a locale may lead to, except redirects.
func targets(input site.Input, edition *site.Edition, unread []content.Doc, static []asset.StaticFile) link.Targets {
	config := input.Config
	result := link.Targets{
		Routes: edition.Routes, Drafts: draftRoutes(input, edition), Unread: unreadRoutes(input, edition, unread), Assets: edition.Assets,
		Origin: edition.Origin,
		HTML:   site.IsAsked(input, "missing-files"), Files: site.Folders(input).List,
		Anchors: map[route.Ref]markdown.Anchors{}, Static: map[string]bool{}, Own: map[string]bool{},
		Severities: link.Severities{Links: config.OnBrokenLinks.Level(), Anchors: config.OnBrokenAnchors.Level()},
	}
	for _, page := range edition.Pages {
		if page.Text != nil {
			result.Anchors[page.Route.Ref] = edition.Imports.Anchors(page.Text)
		}
	}
	for _, blog := range edition.Blogs {
		if blog.Options.Changelog != "" {
			result.Anchors[route.Ref{Set: blog.ID, Kind: route.PostList}] = anchorsOf(blog)
		}
	}
	for _, file := range static {
		result.Static[file.Name] = true
	}
	for _, name := range append(edition.Feeds(), printPaths(edition)...) {
		result.Own[name] = true
	}
	return result
}

// draftRoutes returns the routes that drafts would have in a build, which leaves them out, and
// the routes that they have in a preview.
func draftRoutes(input site.Input, edition *site.Edition) route.Table {
	left := func(drafts, shown []*site.Page) []content.Doc {
		docs := docsOf(drafts)
		for _, page := range shown {
			if page.Text.FrontMatter.Draft {
				docs = append(docs, page.Text.Doc)
			}
		}
		return docs
	}
	return routesOf(input, edition, func(set *site.DocSet) []content.Doc { return left(set.Drafts, set.Docs) },
		func(blog *site.Blog) []content.Doc { return left(blog.Drafts, blog.Posts) })
}

// unreadRoutes returns the routes of pages whose files have errors, as far as the names of the files tell.
func unreadRoutes(input site.Input, edition *site.Edition, unread []content.Doc) route.Table {
	routes := routesOf(input, edition, func(set *site.DocSet) []content.Doc { return set.Unread }, func(blog *site.Blog) []content.Doc { return blog.Unread })
	pages := make([]route.Candidate, len(unread))
	for i, doc := range unread {
		pages[i] = route.Candidate{Ref: route.Ref{Kind: route.Site, ID: doc.ID}, Slug: doc.Slug, Name: doc.Name, File: doc.Name}
	}
	routes, _ = routes.With(pages)
	return routes
}

// routesOf returns the routes of some docs and posts, as if there were no others.
func routesOf(input site.Input, edition *site.Edition, docs func(*site.DocSet) []content.Doc, posts func(*site.Blog) []content.Doc) route.Table {
	var planned []route.Docs
	for _, set := range edition.Sets {
		planned = append(planned, route.Docs{Set: set.ID, Folder: set.Folder, Translations: set.Translations, Base: set.Base(), Docs: docs(set)})
	}
	for _, blog := range edition.Blogs {
		blogDocs := blogRoute(blog.BlogInput)
		blogDocs.Docs = posts(blog)
		planned = append(planned, blogDocs)
	}
	routes, _ := route.Plan(planned, route.Options{Root: edition.Root, Folder: edition.Below, Output: edition.Folder, TrailingSlash: input.Config.TrailingSlash,
		IndexSlash: input.Config.IndexSlash})
	return routes
}

// linkSidebars resolves the items of all sidebars.
func linkSidebars(e *site.Edition) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, set := range e.Sets {
		var problems []diag.Diagnostic
		set.Navigation, problems = sidebar.Link(set.Outline, set.Routes, e.Targets)
		findings = append(findings, problems...)
	}
	return findings
}

// mainDoc returns the path of the set's landing page: the doc at its root, or the first doc in
// the first sidebar, or the first doc.
func mainDoc(set *site.DocSet) string {
	for _, page := range set.Docs {
		if page.Text.Slug == "/" {
			return page.Route.Path
		}
	}
	if first := set.Outline.FirstDoc(); first != "" {
		return set.Routes.Path(route.Doc, first)
	}
	if len(set.Docs) > 0 {
		return set.Docs[0].Route.Path
	}
	return set.Routes.Place(set.Base()).Path
}
