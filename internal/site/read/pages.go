package read

import (
	"context"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// planned holds the pages of a locale and their routes.
type planned struct {
	sets    []*site.DocSet
	blogs   []*site.Blog
	pages   []*site.Page
	drafts  []*site.Page
	routes  route.Table
	omitted []omittedPage
}

// planPages gives every page of a locale its route: first the docs and posts, then the pages of
// src/pages, then generated pages. A page whose route is taken is left out.
func planPages(ctx context.Context, input site.Input, wanted site.EditionInput, texts texts, static []asset.StaticFile) (planned, []diag.Diagnostic, error) {
	result, findings := planDocs(input, wanted, texts)
	sites := sitePages(texts)
	var left []pending
	if texts.original != nil {
		sites, left = texts.withoutRepeated(wanted, sites)
	}
	routes, problems := result.routes.With(candidatesOf(slices.Concat(sites, left)))
	findings = append(findings, problems...)
	var generated []pending
	for i, set := range result.sets {
		if set.Deferred {
			continue
		}
		around, hash, err := readStructure(ctx, input, set, wanted.Labels.Docs(set.Translated()), texts.sets[i].tree.Categories)
		if err != nil {
			return planned{}, nil, err
		}
		findings = append(findings, around.findings...)
		set.Outline, set.Indexes, set.Tags, set.Structure, set.SidebarsFailed = around.outline, around.outline.Indexes, around.tags, hash, around.failed
		generated = append(generated, generatedPages(set)...)
	}
	for _, blog := range result.blogs {
		problems, err := readPostTags(input, blog)
		if err != nil {
			return planned{}, nil, err
		}
		findings = append(findings, problems...)
		generated = append(generated, listPages(input.Config, blog, routes)...)
	}
	generated, problems = withoutTaken(routes, append(generated, searchPage(input.Config, result.sets)), static)
	findings = append(findings, problems...)
	result.routes, problems = routes.With(candidatesOf(generated))
	for _, set := range result.sets {
		set.Routes = result.routes.In(set.ID)
		set.Home = mainDoc(set)
	}
	for _, blog := range result.blogs {
		first, _ := result.routes.ByRef(route.Ref{Set: blog.ID, Kind: route.PostList})
		blog.Home = first.Path
	}
	result.pages = append(append(result.pages, routed(result.routes, generated)...), routed(result.routes, sites)...)
	result.omitted = result.omittedPages(left)
	return result, append(findings, problems...), nil
}

// planDocs gives the docs of all sets and the posts of all blogs their routes.
func planDocs(input site.Input, wanted site.EditionInput, texts texts) (planned, []diag.Diagnostic) {
	var result planned
	docs, address := make([]route.Docs, len(wanted.Sets)), wanted.Address
	for i, wanted := range wanted.Sets {
		set := &site.DocSet{SetInput: wanted, Omitted: texts.sets[i].omitted, Unread: texts.sets[i].unread, Changes: texts.sets[i].changes}
		docs[i] = route.Docs{Set: set.ID, Folder: set.Folder, Translations: set.Translations, Base: set.Base(), Site: set.SiteFolder(), Deferred: set.Deferred}
		for _, text := range texts.sets[i].docs {
			page := docPage(set, text)
			if text.FrontMatter.Draft && !input.Drafts {
				set.Drafts = append(set.Drafts, page)
				continue
			}
			set.Docs, docs[i].Docs = append(set.Docs, page), append(docs[i].Docs, text.Doc)
		}
		if texts.original != nil {
			docs[i].Elsewhere = texts.elsewhere(address, set.Omitted, func(text *site.Text) route.Ref { return docRef(set, text) })
			docs[i].Docs = append(docs[i].Docs, docsIn(set.Omitted)...)
		}
		result.sets = append(result.sets, set)
	}
	for i, wanted := range wanted.Blogs {
		blog := newBlog(input, wanted, texts.blogs[i])
		posts := blogRoute(blog.BlogInput)
		posts.Docs = docsOf(blog.Posts)
		if texts.original != nil {
			posts.Elsewhere = texts.elsewhere(address, blog.Omitted, func(text *site.Text) route.Ref { return postRef(blog, text) })
			posts.Docs = append(posts.Docs, docsIn(blog.Omitted)...)
		}
		result.blogs, docs = append(result.blogs, blog), append(docs, posts)
	}
	routes, findings := route.Plan(docs, routeOptions(input, wanted))
	result.routes = routes
	for _, set := range result.sets {
		var left []content.Doc
		set.Docs, left = withRoutes(routes, set.Docs)
		set.Unread = append(set.Unread, left...)
		result.pages, result.drafts = append(result.pages, set.Docs...), append(result.drafts, set.Drafts...)
	}
	for _, blog := range result.blogs {
		var left []content.Doc
		blog.Posts, left = withRoutes(routes, blog.Posts)
		blog.Unread = append(blog.Unread, left...)
		result.pages, result.drafts = append(result.pages, blog.Posts...), append(result.drafts, blog.Drafts...)
	}
	return result, findings
}

// withRoutes sets the URLs of docs or posts, and returns those that have one, and the docs of others.
func withRoutes(routes route.Table, pages []*site.Page) (kept []*site.Page, left []content.Doc) {
	kept = pages[:0]
	for _, page := range pages {
		if placed, found := routes.ByRef(page.Route.Ref); found && routes.FileOf(placed.Ref) == page.Text.Name {
			page.Route = placed
			kept = append(kept, page)
		} else {
			left = append(left, page.Text.Doc)
		}
	}
	return kept, left
}

func routeOptions(input site.Input, wanted site.EditionInput) route.Options {
	return route.Options{
		Root: wanted.Root, Folder: wanted.Below, Output: wanted.Folder, TrailingSlash: input.Config.TrailingSlash, IndexSlash: input.Config.IndexSlash,
		DuplicateSeverity: input.Config.OnDuplicateRoutes.Level(), Repository: site.IsRepository(input),
	}
}

// docPage returns the page of a doc, without its URL.
func docPage(set *site.DocSet, text *site.Text) *site.Page {
	return &site.Page{
		Route: route.Route{Ref: docRef(set, text)}, Set: set, Text: text,
		Report: text.Reporter("slug"),
	}
}

func docRef(set *site.DocSet, text *site.Text) route.Ref {
	return route.Ref{Set: set.ID, Kind: route.Doc, ID: text.ID}
}

// docsIn returns the docs of texts.
func docsIn(texts []*site.Text) []content.Doc {
	docs := make([]content.Doc, len(texts))
	for i, text := range texts {
		docs[i] = text.Doc
	}
	return docs
}

// docsOf returns the docs of pages.
func docsOf(pages []*site.Page) []content.Doc { return docsIn(textsOf(pages)) }

// textsOf returns the texts of pages.
func textsOf(pages []*site.Page) []*site.Text {
	texts := make([]*site.Text, len(pages))
	for i, page := range pages {
		texts[i] = page.Text
	}
	return texts
}

// pointers returns the docs of texts without copying them.
func pointers(texts []*site.Text) []*content.Doc {
	docs := make([]*content.Doc, len(texts))
	for i, text := range texts {
		docs[i] = &text.Doc
	}
	return docs
}

// pending is a page without a URL so far.
type pending struct {
	page *site.Page
	slug string // relative to the locale's home page
	name string // the page's name in messages

	remedy string // how to give the page another path; "" for a slug

	file  string               // from which docgen generates the page, so that links to the file lead there; "" for none
	parts map[string]route.Ref // pages to which links to anchors of the file lead

	elsewhere string // URL of the original, if the locale leaves out the page; "" otherwise
}

func candidatesOf(pages []pending) []route.Candidate {
	candidates := make([]route.Candidate, len(pages))
	for i, each := range pages {
		candidates[i] = route.Candidate{Ref: each.page.Route.Ref, Slug: each.slug, Name: each.name, Remedy: each.remedy, Report: each.page.Report,
			Elsewhere: each.elsewhere, File: each.file, Parts: each.parts}
		if each.page.Text != nil {
			candidates[i].File = each.page.Text.Name
		}
	}
	return candidates
}

// routed sets the URLs of pages, and leaves out pages that have none.
func routed(routes route.Table, pages []pending) []*site.Page {
	var kept []*site.Page
	for _, each := range pages {
		if placed, found := routes.ByRef(each.page.Route.Ref); found {
			each.page.Route = placed
			kept = append(kept, each.page)
		}
	}
	return kept
}
