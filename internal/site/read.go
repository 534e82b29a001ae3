package site

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Read reads a site. It reports all problems except those with links. An error is a failure of
// the machine.
func Read(ctx context.Context, input Input) (Site, []diag.Diagnostic, error) {
	reader, err := newReader(input)
	if err != nil {
		return Site{}, nil, err
	}
	files := input.Engine.Files()
	site := Site{Config: input.Config, NameOf: files.Written}
	if len(reader.chains) > 0 {
		if err := input.Hooks.Begin(input.Engine); err != nil {
			return Site{}, nil, err
		}
	}
	site.Static, err = (asset.Folders{Files: files, Static: input.Config.StaticDirectories}).ListStatic()
	if err != nil {
		return Site{}, nil, err
	}
	site.Static, err = withOldStatic(input, files, site.Static)
	if err != nil {
		return Site{}, nil, err
	}
	var findings []diag.Diagnostic
	for i, wanted := range input.Editions {
		edition, found, err := readEdition(ctx, reader.of(wanted), wanted, site.Static)
		if err != nil {
			return Site{}, nil, err
		}
		if i == 0 {
			reader.originals = originalsOf(edition)
		}
		site.Editions, findings = append(site.Editions, edition), append(findings, diag.Beyond(findings, found)...)
	}
	site.linkLanguages()
	for _, edition := range site.Editions {
		edition.Others = counterparts(edition, input.Renames)
	}
	site.Static, site.Covered = covered(site)
	site.Scripts, err = readScripts(reader, site.Editions)
	if err != nil {
		return Site{}, nil, err
	}
	for _, edition := range site.Editions {
		edition.texts = reader.textsInMDX(edition)
	}
	found, err := askEditURLs(input, site.Editions)
	if err != nil {
		return Site{}, nil, err
	}
	findings = append(findings, found...)
	found, err = askReplacements(input, site.Editions)
	if err != nil {
		return Site{}, nil, err
	}
	findings = append(findings, found...)
	if len(reader.chains) > 0 {
		if err := input.Hooks.End(); err != nil {
			return Site{}, nil, err
		}
	}
	site.Parsed = int(reader.count.Load())
	site.Version, found = siteVersion(files)
	return site, append(findings, found...), context.Cause(ctx)
}

// readEdition reads the site in one locale.
func readEdition(ctx context.Context, reader reader, wanted EditionInput, static []asset.StaticFile) (*Edition, []diag.Diagnostic, error) {
	texts, findings, err := readTexts(ctx, reader, wanted)
	if err != nil {
		return nil, nil, err
	}
	edition := &Edition{LeftOut: wanted.LeftOut, Locale: wanted.Locale, Options: wanted.Options, Address: wanted.Address, Labels: wanted.Labels,
		Messages: wanted.Messages, Accepted: wanted.Accepted}
	edition.searchedElsewhere = reader.input.Config.ThemeConfig.Algolia != nil
	planned, found, err := planPages(reader.input, wanted, texts, static)
	if err != nil {
		return nil, nil, err
	}
	findings = append(findings, found...)
	edition.Sets, edition.Blogs, edition.Pages, edition.Drafts, edition.Routes = planned.sets, planned.blogs, planned.pages, planned.drafts, planned.routes
	edition.Imports, found, err = readImports(ctx, reader, edition)
	if err != nil {
		return nil, nil, err
	}
	edition.Partials, findings = edition.Imports.texts, append(findings, found...)
	edition.Assets, found, err = findAssets(ctx, reader.input, edition)
	if err != nil {
		return nil, nil, err
	}
	findings = append(findings, found...)
	edition.unread = texts.unread
	edition.Targets = targets(reader.input, edition, static)
	addTwins(reader.input.Config, edition.Pages)
	edition.leftOut = planned.leftOut
	edition.Redirects, found = redirects(reader.input.Config, edition)
	findings = append(findings, found...)
	findings = append(findings, edition.link()...)
	edition.Prints = edition.prints(reader.input.Config)
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
