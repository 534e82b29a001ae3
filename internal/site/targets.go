package site

import (
	"maps"
	"path"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// targets collects what the links of a locale may lead to, except redirects.
func targets(input Input, edition *Edition, static []asset.StaticFile) link.Targets {
	config := input.Config
	result := link.Targets{
		Routes: edition.Routes, Drafts: draftRoutes(input, edition), Unread: unreadRoutes(input, edition), Assets: edition.Assets, Origin: edition.Origin,
		HTML: IsAsked(input, "missing-files"), Files: Folders(input).List,
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
			result.Anchors[route.Ref{Set: blog.ID, Kind: route.PostList}] = blog.anchors()
		}
	}
	for _, file := range static {
		result.Static[file.Name] = true
	}
	for _, name := range append(edition.Feeds(), edition.printPaths()...) {
		result.Own[name] = true
	}
	return result
}

// IsAsked reports whether the config turns on a check that is off by default.
func IsAsked(input Input, code string) bool {
	level, _ := input.Config.Level(code)
	return level != diag.Ignore
}

// draftRoutes returns the routes that drafts would have in a build, which leaves them out, and
// the routes that they have in a preview.
func draftRoutes(input Input, edition *Edition) route.Table {
	left := func(drafts, shown []*Page) []content.Doc {
		docs := docsOf(drafts)
		for _, page := range shown {
			if page.Text.FrontMatter.Draft {
				docs = append(docs, page.Text.Doc)
			}
		}
		return docs
	}
	return routesOf(input, edition, func(set *DocSet) []content.Doc { return left(set.Drafts, set.Docs) },
		func(blog *Blog) []content.Doc { return left(blog.Drafts, blog.Posts) })
}

// unreadRoutes returns the routes of pages whose files have errors, as far as the names of the files tell.
func unreadRoutes(input Input, edition *Edition) route.Table {
	routes := routesOf(input, edition, func(set *DocSet) []content.Doc { return set.Unread }, func(blog *Blog) []content.Doc { return blog.Unread })
	pages := make([]route.Candidate, len(edition.unread))
	for i, doc := range edition.unread {
		pages[i] = route.Candidate{Ref: route.Ref{Kind: route.Site, ID: doc.ID}, Slug: doc.Slug, Name: doc.Name, File: doc.Name}
	}
	routes, _ = routes.With(pages)
	return routes
}

// routesOf returns the routes of some docs and posts, as if there were no others.
func routesOf(input Input, edition *Edition, docs func(*DocSet) []content.Doc, posts func(*Blog) []content.Doc) route.Table {
	var planned []route.Docs
	for _, set := range edition.Sets {
		planned = append(planned, route.Docs{Set: set.ID, Folder: set.Folder, Translations: set.Translations, Base: set.Base(), Docs: docs(set)})
	}
	for _, blog := range edition.Blogs {
		own := blog.route()
		own.Docs = posts(blog)
		planned = append(planned, own)
	}
	routes, _ := route.Plan(planned, route.Options{Root: edition.Root, Folder: edition.Below, Output: edition.Folder, TrailingSlash: input.Config.TrailingSlash,
		IndexSlash: input.Config.IndexSlash})
	return routes
}

// link resolves the items of all sidebars.
func (e *Edition) link() []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, set := range e.Sets {
		var found []diag.Diagnostic
		set.Navigation, found = sidebar.Link(set.outline, set.Routes, e.Targets)
		findings = append(findings, found...)
	}
	return findings
}

// mainDoc returns the path of the set's landing page: the doc at its root, or the first doc in
// the first sidebar, or the first doc.
func mainDoc(set *DocSet) string {
	for _, page := range set.Docs {
		if page.Text.Slug == "/" {
			return page.Route.Path
		}
	}
	if first := set.outline.FirstDoc(); first != "" {
		return set.Routes.Path(route.Doc, first)
	}
	if len(set.Docs) > 0 {
		return set.Docs[0].Route.Path
	}
	return set.Routes.Place(set.Base()).Path
}

// WithDrafts returns what the links of drafts may lead to, which includes other drafts.
func (e *Edition) WithDrafts() link.Targets {
	drafts := make([]route.Candidate, len(e.Drafts))
	targets := e.Targets
	targets.Drafts, targets.Anchors = route.Table{}, maps.Clone(e.Targets.Anchors)
	for i, page := range e.Drafts {
		drafts[i] = route.Candidate{Ref: page.Route.Ref, Slug: path.Join(page.Base(), page.Text.Slug), Name: page.Text.Name, File: page.Text.Name}
		targets.Anchors[page.Route.Ref] = page.Text.Document.Anchors
	}
	targets.Routes, _ = e.Routes.With(drafts)
	return targets
}
