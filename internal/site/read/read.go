package read

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// Site reads a site. It reports all problems except those with links. An error is a failure of
// the machine.
func Site(ctx context.Context, input site.Input) (site.Site, []diag.Diagnostic, error) {
	reader := text.New(input)
	files, code := input.Engine.Files(), newSiteCode(input)
	result := site.Site{Config: input.Config, NameOf: files.Written}
	if reader.HasHooks() {
		input.Hooks.Begin(input.Engine)
	}
	static, err := (asset.Folders{Files: files, Static: input.Config.StaticDirectories}).ListStatic()
	if err != nil {
		return site.Site{}, nil, err
	}
	result.Static, err = withVersionFiles(input, files, static)
	if err != nil {
		return site.Site{}, nil, err
	}
	var findings []diag.Diagnostic
	var originals *text.Originals
	for i, wanted := range input.Editions {
		edition, problems, err := readEdition(ctx, reader.In(wanted, originals), code, wanted, result.Static)
		if err != nil {
			return site.Site{}, nil, err
		}
		if i == 0 {
			originals = text.OriginalsOf(edition)
		}
		result.Editions, findings = append(result.Editions, edition), append(findings, diag.Beyond(findings, problems)...)
	}
	linkLanguages(result)
	for _, edition := range result.Editions {
		edition.Others = counterparts(edition, input.Renames)
	}
	result.Static, result.Covered = covered(result)
	result.Scripts, err = readScripts(code, result.Editions)
	if err != nil {
		return site.Site{}, nil, err
	}
	for _, edition := range result.Editions {
		edition.CodeTexts = textsInMDX(reader.Parser(), edition)
	}
	problems, err := askEditURLs(ctx, input, result.Editions)
	if err != nil {
		return site.Site{}, nil, err
	}
	findings = append(findings, problems...)
	problems, err = askReplacements(ctx, input, result.Editions)
	if err != nil {
		return site.Site{}, nil, err
	}
	findings = append(findings, problems...)
	problems, err = askPlugins(ctx, input, &result)
	if err != nil {
		return site.Site{}, nil, err
	}
	findings = append(findings, problems...)
	if reader.HasHooks() {
		if err := input.Hooks.End(); err != nil {
			return site.Site{}, nil, err
		}
	}
	result.Parsed = reader.Parsed()
	result.Version, problems = siteVersion(files)
	return result, append(findings, problems...), context.Cause(ctx)
}

// readEdition reads the site in one locale.
func readEdition(ctx context.Context, reader text.Reader, code siteCode, wanted site.EditionInput, static []asset.StaticFile) (*site.Edition, []diag.Diagnostic,
	error) {
	texts, findings, err := readTexts(ctx, reader, wanted)
	if err != nil {
		return nil, nil, err
	}
	edition := &site.Edition{LeftOut: wanted.LeftOut, Locale: wanted.Locale, Options: wanted.Options, Address: wanted.Address, Labels: wanted.Labels,
		Messages: wanted.Messages, Accepted: wanted.Accepted, SearchedElsewhere: reader.Input.Config.ThemeConfig.Algolia != nil}
	planned, problems, err := planPages(ctx, reader.Input, wanted, texts, static)
	if err != nil {
		return nil, nil, err
	}
	findings = append(findings, problems...)
	edition.Sets, edition.Blogs, edition.Pages, edition.Drafts, edition.Routes = planned.sets, planned.blogs, planned.pages, planned.drafts, planned.routes
	edition.Partials, edition.Imports, problems, err = readImports(ctx, reader, code, edition)
	if err != nil {
		return nil, nil, err
	}
	findings = append(findings, problems...)
	edition.Assets, problems, err = findAssets(ctx, reader.Input, edition)
	if err != nil {
		return nil, nil, err
	}
	findings = append(findings, problems...)
	edition.Targets = targets(reader.Input, edition, texts.unread, static)
	addTwins(reader.Input.Config, edition.Pages)
	edition.Redirects, problems = redirects(reader.Input.Config, edition, planned.omitted)
	findings = append(findings, problems...)
	findings = append(findings, linkSidebars(edition)...)
	edition.Prints = prints(edition, reader.Input.Config)
	return edition, findings, nil
}

// siteVersion returns the version in the site's package.json, or "".
func siteVersion(files source.Files) (string, []diag.Diagnostic) {
	const name = "package.json"
	text, err := files.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", []diag.Diagnostic{content.Unreadable("content", name, err)}
	}
	var manifest struct {
		Version string `json:"version"`
	}
	if err := json.Unmarshal(text, &manifest); err != nil {
		return "", nil // npm reports what is wrong with the file
	}
	return manifest.Version, nil
}

// addTwins decides which pages have a version in Markdown: all except drafts, those without a text and those
// whose front matter says no. Unlisted pages have one, because whoever has their URL can read them anyway.
func addTwins(cfg config.Config, pages []*site.Page) {
	if !cfg.LLMs.Enabled {
		return
	}
	for _, page := range pages {
		if hasTwin(page) {
			page.Twin = page.Route.Twin
		}
	}
}

func hasTwin(p *site.Page) bool {
	if p.Route.Kind == route.NotFound || p.Route.Kind == route.Search {
		return false
	}
	if p.Text == nil {
		return true
	}
	fields := p.Text.FrontMatter
	return !fields.Draft && (fields.LLMs == nil || *fields.LLMs)
}
