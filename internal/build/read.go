package build

import (
	"context"
	"path/filepath"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/progress"
	"github.com/docgen-cli/docgen/internal/links/external"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/assemble/sitedata"
	"github.com/docgen-cli/docgen/internal/render/audit"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/render/files"
	"github.com/docgen-cli/docgen/internal/render/social"
	"github.com/docgen-cli/docgen/internal/render/typeset"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/read"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// Reading describes why a site is read.
type Reading struct {
	Brief    bool                     // for checking only, without HTML
	Drafts   bool                     // include drafts as pages
	Once     bool                     // the process reads the site no second time
	Shard    incremental.Shard        // whose pages to prepare for rendering
	Deferred func(site.SetInput) bool // doc sets to leave out for now; nil for none
	Previous *site.Site               // the last state of a preview; nil for none
}

// Checked is a site that has been read and checked.
type Checked struct {
	Site     site.Site
	Links    check.Links
	Formulas assemble.Formulas
	Variants files.ImageVariants // only in a build
	Cards    *render.Cards       // nil if the site has none
	Shared   []sitedata.Shared   // by locale
	Findings []diag.Diagnostic   // of all stages so far
	Input    check.Input
}

// Read reads and checks the whole site. The error reports a failure of the machine;
// problems of the site are findings.
func (p Project) Read(ctx context.Context, how Reading) (Checked, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	checked := Checked{Input: check.Input{
		Input: p.input(ctx, how),
		Dir:   p.Dir, ConfigFile: p.Options.Config, Theme: p.Theme,
	}}
	var err error
	checked.Findings = slices.Clone(p.findings)
	var findings []diag.Diagnostic
	checked.Site, findings, err = read.Site(ctx, checked.Input.Input)
	if err != nil {
		return checked, err
	}
	if how.Once {
		p.Engine.Release(ctx, text.ParsedRule, p.Jobs)
	}
	checked.Findings, checked.Input.Findings = append(checked.Findings, findings...), findings
	checked.Links, findings = check.Site(ctx, checked.Site, checked.Input)
	checked.Findings = append(checked.Findings, findings...)
	painter, findings, err := social.Read(checked.Site, p.Engine.Files())
	if err != nil {
		return checked, err
	}
	checked.Findings = append(checked.Findings, findings...)
	if painter != nil {
		checked.Cards = render.NewCards(painter)
	}
	checked.Input.Previous = nil // otherwise each state of a preview would keep all earlier ones in memory
	for _, edition := range checked.Site.Editions {
		shared, findings := sitedata.Share(checked.Site, edition, site.Folders(checked.Input.Input), p.Version)
		checked.Shared, checked.Findings = append(checked.Shared, shared), append(checked.Findings, diag.Beyond(checked.Findings, findings)...)
	}
	checked.Formulas, findings, err = typeset.Formulas(ctx, checked.Site, p.Engine, p.NodeOptions())
	if err != nil {
		return checked, err
	}
	checked.Findings = append(checked.Findings, findings...)
	findings, err = typeset.CheckDiagrams(ctx, checked.Site, p.Engine, p.NodeOptions())
	if err != nil {
		return checked, err
	}
	checked.Findings = append(checked.Findings, findings...)
	if how.Once || how.Brief {
		p.Engine.Forget(text.MDXRule, func(string) bool { return false })
		checked.Site.FreeTrees()
		refill()
	}
	return checked, context.Cause(ctx)
}

// released returns a site without what only checks need of all pages.
func (c Checked) released() Checked {
	c.Links = c.Links.Final(c.Site)
	returnMemory(c.Site.Free())
	return c
}

// withVariants adds the smaller variants of images.
func (p Project) withVariants(ctx context.Context, checked Checked) (Checked, error) {
	variants, err := files.FindVariants(ctx, checked.Site, p.Engine, p.Jobs, func(total int) func() {
		steps := progress.New(p.Progress, "resizing images", total)
		return func() { steps.Add(1) }
	})
	if err != nil || len(variants) == 0 {
		return checked, err
	}
	checked.Variants, checked.Links = variants, checked.Links.Showing(checked.Site, variants.Sources)
	return checked, nil
}

// ReadSite reads the site without checking it.
func (p Project) ReadSite(ctx context.Context, how Reading) (site.Site, []diag.Diagnostic, error) {
	read, findings, err := read.Site(ctx, p.input(ctx, how))
	return read, append(slices.Clone(p.findings), findings...), err
}

func (p Project) input(ctx context.Context, how Reading) site.Input {
	return site.Input{
		Config: p.Config, Engine: p.Engine, Modules: p.Modules, Hooks: p.Hooks, Plugins: p.Plugins,
		Editions: how.deferring(p.editions), Renames: p.renames(ctx), Jobs: p.Jobs,
		Brief: how.Brief, Shard: how.Shard, Twins: audit.NeedsTexts(p.Config), Drafts: how.Drafts, CI: p.CI,
		Previous: how.Previous, Reading: p.reading,
	}
}

// deferring returns the locales with the doc sets that are left out for now marked.
func (r Reading) deferring(editions []site.EditionInput) []site.EditionInput {
	if r.Deferred == nil {
		return editions
	}
	marked := slices.Clone(editions)
	for i := range marked {
		marked[i].Sets = slices.Clone(marked[i].Sets)
		for j, set := range marked[i].Sets {
			marked[i].Sets[j].Deferred = r.Deferred(set)
		}
	}
	return marked
}

// withHistory lets doc sets and blogs ask git when their files last changed.
func (p Project) withHistory(editions []site.EditionInput) []site.EditionInput {
	onDisk := func(ctx context.Context, folder string, files []string) (map[string]history.Change, []diag.Diagnostic) {
		return p.history.Read(ctx, filepath.Join(p.Dir, filepath.FromSlash(folder)), files)
	}
	for _, edition := range editions {
		for i, set := range edition.Sets {
			edition.Sets[i].History = onDisk
			if set.Git != nil {
				edition.Sets[i].History = func(ctx context.Context, folder string, files []string) (map[string]history.Change, []diag.Diagnostic) {
					return p.changesInGit(ctx, set, folder, files)
				}
			}
		}
		for i := range edition.Blogs {
			edition.Blogs[i].Created = func(ctx context.Context, name string) time.Time {
				return history.Created(ctx, p.Dir, name)
			}
			edition.Blogs[i].History = onDisk
		}
	}
	return editions
}

// reading reports the progress of reading a doc set.
func (p Project) reading(total int) func() {
	p.saveMemory(total)
	steps := progress.New(p.Progress, "reading", total)
	return func() { steps.Add(1) }
}

// Settle applies the severities of the config, and omits findings that authors ignored or
// that the baseline contains. Builds and previews report its result. No page has been rendered yet.
func (p Project) Settle(checked Checked, more []diag.Diagnostic) ([]diag.Diagnostic, error) {
	return p.settle(checked, more, audit.Codes()...)
}

// settle is Settle after more checks. idle are the codes of those that did not run.
func (p Project) settle(checked Checked, more []diag.Diagnostic, idle ...string) ([]diag.Diagnostic, error) {
	idle = append(idle, external.Code)
	findings := diag.Sort(append(check.NewFilter(checked.Site, idle...).Apply(p.Plugins.Locate(checked.Findings)), more...))
	if p.Baseline == "" {
		return findings, nil
	}
	return check.ApplyBaseline(findings, p.Engine.Files(), filepath.ToSlash(p.Baseline), p.Config, idle...)
}

// Renderers returns a renderer for the pages of each locale. metadata has the front matter of
// pages that are scripts.
func (c Checked) Renderers(theme code.Theme, metadata map[string]assemble.Metadata) ([]render.Renderer, error) {
	renderers := make([]render.Renderer, len(c.Site.Editions))
	for i, assembler := range c.assemblers(theme, metadata) {
		var err error
		renderers[i], err = render.NewRenderer(c.Site, assembler, c.Shared[i], theme.At(c.Site.Config.BaseURL, assembler.Edition.Root))
		if err != nil {
			return nil, err
		}
	}
	return renderers, nil
}

// assemblers returns the assemblers of all locales.
func (c Checked) assemblers(theme code.Theme, metadata map[string]assemble.Metadata) []assemble.Assembler {
	input := c.assembling()
	input.Metadata = metadata
	input.Bundled = func(edition *site.Edition) assemble.Bundled {
		at := theme.At(c.Site.Config.BaseURL, edition.Root)
		return assemble.Bundled{Code: at.Pages, KindSheets: at.KindSheets, AsksForPages: at.AsksForPages}
	}
	return assemble.New(input, c.Site.Editions)
}

// assembling returns what assemblers are made from, without what comes from the theme.
func (c Checked) assembling() assemble.Input {
	input := assemble.Input{Site: c.Site, Links: c.Links, Formulas: c.Formulas}
	if c.Cards != nil {
		input.Cards = c.Cards
	}
	return input
}
