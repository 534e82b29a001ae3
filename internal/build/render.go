package build

import (
	"context"
	"errors"
	"maps"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/engine/progress"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/audit"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/render/files"
	"github.com/docgen-cli/docgen/internal/render/indexer"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/site"
)

// rendering has the tools and the destination for rendering.
type rendering struct {
	theme   code.Theme
	pool    *ssr.Pool
	staging *output.Staging
	cards   *render.Cards // nil if the site has none
}

// rendered is the outcome of rendering.
type rendered struct {
	findings            []diag.Diagnostic
	audited             []diag.Diagnostic // what checks for agents found, before severities
	assembled, rendered int
	search              search.Report
	code                []string          // names of scripts and style sheets
	inline              policy.Sources    // of what is inline in pages that were rendered
	cards               map[string]string // names of social cards, by the names of documents
	frozen              frozenVersions    // their files come from an earlier build
}

// render renders all files of the output.
func (p Project) render(ctx context.Context, options BuildOptions, checked Checked, with rendering) (rendered, error) {
	result := rendered{cards: map[string]string{}}
	whole := checked.Site
	checked = checked.rendered()
	frozen := p.frozen(checked.Site)
	result.frozen = frozen
	total := p.countPages(checked.Site)
	if err := with.pool.Expect(total); err != nil {
		return result, err
	}
	renderers, findings, err := p.describe(ctx, checked, with)
	result.findings = findings
	if err != nil || diag.HasErrors(findings) {
		return result, err
	}
	steps := progress.New(p.Progress, "rendering", total)
	findings, err = p.eachLocale(ctx, renderers, with, func(renderer render.Renderer) ([]diag.Diagnostic, error) {
		return p.renderEdition(ctx, options, renderer, with, frozen, steps, &result)
	})
	result.findings = code.Once(append(result.findings, findings...))
	if err != nil {
		return result, err
	}
	if options.Shard.Of > 0 {
		return result, nil
	}
	result.inline = with.theme.InlineSources(files.Inline(renderers))
	with.theme.Earlier = frozen.sources(result.inline)
	others, err := p.OtherFiles(checked, renderers, with.theme)
	if err != nil {
		return result, err
	}
	lists := files.NewLists(checked.Site, renderers)
	others, result.code = append(others, lists.Files()...), codeOf(others)
	err = frozen.put(with.staging)
	if err == nil {
		err = with.staging.PutAll(frozen.without(others), p.each(ctx))
	}
	if err == nil {
		err = p.print(ctx, options, renderers, with)
	}
	if err == nil && p.Print == nil && !diag.HasErrors(result.findings) {
		err = p.putFullTexts(ctx, lists, with)
	}
	if err == nil && p.Print == nil && !diag.HasErrors(result.findings) && audit.IsAsked(p.Config) {
		result.audited, err = audit.Output(ctx, p.auditOf(whole, renderers, frozen.has), with.staging.Files())
	}
	if err == nil && options.Compress {
		err = with.staging.Compress(p.each(ctx))
	}
	return result, errors.Join(err, context.Cause(ctx))
}

// countPages returns the number of pages that a build writes.
func (p Project) countPages(s site.Site) int {
	if p.Print != nil {
		return len(p.Print.pages(s))
	}
	total := 0
	for _, edition := range s.Editions {
		total += len(edition.Pages)
		if !edition.HasNotFound() {
			total++
		}
	}
	return total
}

// putFullTexts adds the text of all pages, which the output already has.
func (p Project) putFullTexts(ctx context.Context, lists files.Lists, with rendering) error {
	texts, err := lists.Full(files.TextsIn(with.staging.Files()))
	if err != nil {
		return err
	}
	return with.staging.PutAll(texts, p.each(ctx))
}

// codeOf returns the names of the scripts and style sheets in the folder of hashed files.
func codeOf(files []output.File) []string {
	var names []string
	for _, file := range files {
		if extension := path.Ext(file.Name); strings.HasPrefix(file.Name, assemble.Folder+"/") && (extension == ".js" || extension == ".css") {
			names = append(names, file.Name)
		}
	}
	return names
}

// describe loads the theme into Node, and asks the scripts in src/pages for their front matter.
func (p Project) describe(ctx context.Context, checked Checked, with rendering) ([]render.Renderer, []diag.Diagnostic, error) {
	renderers, err := checked.Renderers(with.theme, nil)
	if err != nil {
		return nil, nil, err
	}
	findings, err := with.theme.Load(ctx, with.pool, renderers[0].Texts, renderers[0].Frame.JSON)
	if err != nil || diag.HasErrors(findings) || !checked.Site.HasScripts() {
		return renderers, findings, err
	}
	metadata, problems, err := with.theme.Describe(ctx, with.pool, checked.Site)
	findings = append(findings, problems...)
	if err != nil || diag.HasErrors(findings) {
		return renderers, findings, err
	}
	for i, assembler := range checked.assemblers(with.theme, metadata) {
		renderers[i].Assembler = assembler
	}
	return renderers, findings, nil
}

// eachLocale asks Node about each locale, and calls work with a renderer that knows the answers while Node has the texts of the
// locale. These renderers replace the given ones. It returns the findings of all.
func (p Project) eachLocale(ctx context.Context, renderers []render.Renderer, with rendering,
	work func(render.Renderer) ([]diag.Diagnostic, error)) ([]diag.Diagnostic, error) {
	var all []diag.Diagnostic
	for i, renderer := range renderers {
		if i > 0 {
			if err := with.theme.Show(ctx, with.pool, renderer.Texts, renderer.Frame.JSON); err != nil {
				return all, err
			}
		}
		asked, findings, err := p.asked(ctx, renderer, with)
		if err != nil {
			return all, err
		}
		renderers[i], all = asked, append(all, findings...)
		findings, err = work(asked)
		all = append(all, findings...)
		if err != nil {
			return all, err
		}
	}
	return all, nil
}

// asked returns a renderer that has asked Node about its locale.
func (p Project) asked(ctx context.Context, renderer render.Renderer, with rendering) (render.Renderer, []diag.Diagnostic, error) {
	dates, err := renderer.Dates(ctx, with.pool)
	if err != nil {
		return renderer, nil, err
	}
	dated := renderer.Knowing(assemble.Answers{Dates: dates})
	posts, findings, err := render.Static{Renderer: dated, Theme: with.theme, Engine: p.Engine}.All(ctx, with.pool)
	return renderer.Knowing(assemble.Answers{Dates: dates, Static: posts}), findings, err
}

// renderEdition renders the pages of a locale. While React renders in Node, Go builds the
// search files.
func (p Project) renderEdition(ctx context.Context, options BuildOptions, renderer render.Renderer, with rendering, frozen frozenVersions,
	steps *progress.Steps, result *rendered) ([]diag.Diagnostic, error) {
	skip := frozen.has
	if p.Print != nil {
		wanted := p.Print.pages(site.Site{Editions: []*site.Edition{renderer.Assembler.Edition}})
		skip = func(page *site.Page) bool { return !wanted[page] || frozen.has(page) }
	}
	found := parallel.Begin(func() searchResult { return p.search(ctx, options, renderer, with) })
	printer := render.Printer{
		Renderer: renderer, Theme: with.theme, Pool: with.pool, Staging: with.staging, Engine: p.Engine, Jobs: p.Jobs, Cards: with.cards, Step: steps.Add,
		Skip: skip, Shard: options.Shard,
	}
	findings, err := printer.Print(ctx)
	searched := found()
	assembled, rendered := printer.Counts()
	maps.Copy(result.cards, printer.CardOf())
	result.assembled, result.rendered, result.search = result.assembled+assembled, result.rendered+rendered, searched.report
	return findings, errors.Join(err, searched.err)
}

// searchResult is the outcome of building the search files.
type searchResult struct {
	report search.Report
	err    error
}

// search builds the search files of a locale. The report is about the first index, which most
// readers load.
func (p Project) search(ctx context.Context, options BuildOptions, renderer render.Renderer, with rendering) searchResult {
	var result searchResult
	if p.Print != nil {
		return result
	}
	for i, index := range renderer.Assembler.Edition.SearchIndexes() {
		searcher := indexer.Searcher{
			Assembler: renderer.Assembler, Index: index, Engine: p.Engine, Out: options.Out, Stemmers: with.theme.Stemmers,
			Now: options.Now, FixedTime: options.FixedTime, Jobs: p.Jobs, Scratch: p.Engine.Scratch(),
		}
		if options.Shard.Of > 0 {
			result.err = searcher.Terms(ctx)
		} else {
			var report search.Report
			report, result.err = searcher.Write(ctx, with.staging)
			if i == 0 {
				result.report = report
			}
		}
		if result.err != nil {
			break
		}
	}
	return result
}

// OtherFiles returns all files of the output except pages, search files and lists for agents.
func (p Project) OtherFiles(checked Checked, renderers []render.Renderer, theme code.Theme) ([]output.File, error) {
	return files.All(files.Input{
		Site: checked.Site, Renderers: renderers, Theme: theme, Code: code.Code{Theme: p.Theme}, Variants: checked.Variants, Engine: p.Engine,
	})
}

// each returns a function that calls work on the project's goroutines.
func (p Project) each(ctx context.Context) func(n int, work func(i int)) {
	return func(n int, work func(i int)) { parallel.Each(ctx, p.Jobs, n, work) }
}

// auditOf returns what the checks for agents need in a build. s has all locales. skip reports whether an earlier
// build rendered a page.
func (p Project) auditOf(s site.Site, renderers []render.Renderer, skip func(*site.Page) bool) audit.Input {
	input := audit.Input{Site: s, Engine: p.Engine, Jobs: p.Jobs, Skip: skip}
	for _, renderer := range renderers {
		input.Assemblers = append(input.Assemblers, renderer.Assembler)
	}
	return input
}
