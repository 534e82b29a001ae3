package build

import (
	"context"
	"errors"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/progress"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// pagesPerUse is how many pages of each kind, and with each component, a check renders.
const pagesPerUse = 3

// sample returns the pages of a site that together run most of its own code: each script in src/pages, some pages of each
// kind in each docs instance and blog, and some with each component and each import.
func sample(s site.Site) map[*site.Page]bool {
	chosen, pages := map[use]int{}, map[*site.Page]bool{}
	for _, edition := range s.Editions {
		for _, page := range edition.Pages {
			for _, use := range usesOf(page) {
				if chosen[use]++; chosen[use] <= pagesPerUse {
					pages[page] = true
				}
			}
		}
	}
	return pages
}

// use is something that runs code of a site.
type use struct {
	kind     route.Kind // of a page
	instance string     // of the docs or the blog that it belongs to
	name     string     // of a script, of a component or of what a text imports; "" for the kind of page itself
}

// usesOf returns what a page uses.
func usesOf(page *site.Page) []use {
	of := use{kind: page.Route.Kind}
	switch {
	case page.Script != nil:
		return []use{{of.kind, "", page.Script.File}}
	case page.Blog != nil:
		of.instance = page.Blog.ID.Instance
	case page.Set != nil:
		of.instance = page.Set.ID.Instance
	}
	uses := []use{of}
	if page.Text != nil && page.Text.Document.IsMDX {
		uses = append(uses, use{of.kind, of.instance, "MDX"})
		for _, used := range page.Text.Document.Components {
			uses = append(uses, use{of.kind, of.instance, used.Name})
		}
		for _, imported := range page.Text.Document.Imports {
			uses = append(uses, use{of.kind, of.instance, imported.Path})
		}
	}
	return uses
}

// tryPages renders a sample of the pages that run code of the site, without writing them. What the code throws are findings.
func (p Project) tryPages(ctx context.Context, checked Checked, theme code.Theme) (findings []diag.Diagnostic, err error) {
	pool, err := p.NodeOptions().Start(ctx)
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	checked, with := checked.rendered(), rendering{theme: theme, pool: pool}
	pages := sample(checked.Site)
	renderers, findings, err := p.describe(ctx, checked, with)
	if err != nil || diag.HasErrors(findings) {
		return findings, err
	}
	steps := progress.New(p.Progress, "rendering", len(pages)+len(renderers))
	thrown, err := p.eachLocale(ctx, renderers, with, func(renderer render.Renderer) ([]diag.Diagnostic, error) {
		printer := render.Printer{
			Renderer: renderer, Theme: theme, Pool: pool, Engine: p.Engine, Jobs: p.Jobs, Step: steps.Add,
			Skip: func(page *site.Page) bool { return !pages[page] },
		}
		return printer.Print(ctx)
	})
	return code.Once(append(findings, thrown...)), errors.Join(err, context.Cause(ctx))
}
