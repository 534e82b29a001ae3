package text

import (
	"cmp"
	"context"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/hooks"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// folderChain is the code of the site that changes the texts below a folder.
type folderChain struct {
	folder string
	chain  hooks.Chain
}

// chains returns the code that changes texts, by folder. The innermost folders come first.
func chains(input site.Input) []folderChain {
	options := input.Config.Markdown
	every := hooks.Chain{ParseFrontMatter: options.ParseFrontMatter, Preprocessor: options.Preprocessor, Before: []hooks.Plugin{}, After: []hooks.Plugin{},
		Rehype: []hooks.Plugin{}, Admonitions: options.Admonitions, KeepCase: options.Anchors.MaintainCase}
	found := []folderChain{{".", every}}
	add := func(given config.MarkdownPlugins, folders ...string) {
		chain := every
		chain.Before, chain.After, chain.Rehype = plugins(given.BeforeDefaultRemarkPlugins), plugins(given.RemarkPlugins), plugins(given.Rehype())
		for _, folder := range folders {
			if folder != "" {
				found = append(found, folderChain{path.Clean(folder), chain})
			}
		}
	}
	for _, edition := range input.Editions {
		for _, set := range edition.Sets {
			add(set.Options.MarkdownPlugins, set.Folder, set.Translations)
		}
		for _, blog := range edition.Blogs {
			add(blog.Options.MarkdownPlugins, blog.Folder, blog.Translations)
		}
		add(input.Config.Pages.MarkdownPlugins, page.Folder, edition.Pages)
	}
	found = slices.DeleteFunc(found, func(each folderChain) bool { return each.chain.IsEmpty() })
	slices.SortStableFunc(found, func(a, b folderChain) int { return cmp.Compare(len(b.folder), len(a.folder)) })
	return found
}

func plugins(list []config.Plugin) []hooks.Plugin {
	made := make([]hooks.Plugin, len(list))
	for i, plugin := range list {
		made[i] = hooks.Plugin{Reference: plugin.Reference, Options: append([]any{}, plugin.Options...)}
	}
	return made
}

// chainOf returns the code that changes a text.
func (p *parsing) chainOf(name string) hooks.Chain {
	if p.input.IsRelease(name) {
		return hooks.Chain{}
	}
	for _, each := range p.chains {
		if each.folder == "." || strings.HasPrefix(name, each.folder+"/") {
			return each.chain
		}
	}
	return hooks.Chain{}
}

// opened is a file whose text the site's code may have changed.
type opened struct {
	content.File
	isMDX    bool
	origin   markdown.Origin
	isFailed bool // the code has failed
	failures []diag.Diagnostic
	read     []incremental.Trace // what plugins of docgen have read for their directives
}

// open reads a file by its name.
func (p *parsing) open(ctx context.Context, files source.Files, name string) (opened, []diag.Diagnostic, bool, error) {
	file, findings, isReadable := Open(files, name)
	read := opened{File: file, isMDX: isReadable && p.asMDX(file)}
	if !isReadable {
		return read, findings, false, nil
	}
	if err := p.transform(ctx, &read); err != nil {
		return read, nil, false, err
	}
	return read, findings, true, p.render(ctx, &read)
}

// transform lets the site's remark plugins, and what runs beside them, change a text.
func (p *parsing) transform(ctx context.Context, read *opened) error {
	chain := p.chainOf(read.Name)
	if chain.IsEmpty() {
		return nil
	}
	result, err := p.input.Hooks.Transform(ctx, hooks.Text{Name: read.Name, Bytes: read.Text, IsMDX: read.isMDX}, chain)
	if err != nil {
		return err
	}
	read.origin, read.isFailed, read.failures = result.Origin(read.Text), result.HasFailed, result.Findings
	read.Text, read.isMDX = result.Text, result.IsMDX
	return nil
}

// hasExtensions reports whether plugins have directives.
func (p *parsing) hasExtensions() bool { return len(p.input.Plugins.Extensions()) > 0 }

// states returns the hashes that a text may depend on besides files: without directives of plugins, and, if there are any, with them.
func (p *parsing) states(used fingerprint.Hash) []fingerprint.Hash {
	states := []fingerprint.Hash{used}
	if p.hasExtensions() {
		states = append(states, fingerprint.Sum(used, p.input.Plugins.Hash()))
	}
	return states
}

// render lets plugins replace their directives in a text.
func (p *parsing) render(ctx context.Context, read *opened) error {
	if !p.hasExtensions() || p.input.IsRelease(read.Name) {
		return nil
	}
	result, trace, err := p.input.Plugins.Render(ctx, plugin.Text{Name: read.Name, Bytes: read.Text, IsMDX: read.isMDX}, p.parser)
	if err != nil || result.Pieces == nil {
		return err
	}
	read.origin, read.read = result.Origin(read.Text, read.origin), append(read.read, trace)
	read.Text, read.isFailed, read.failures = result.Text, read.isFailed || result.IsFailed, append(read.failures, result.Findings...)
	return nil
}

// included reads a file that a text includes or shows. In one whose name begins with an underscore, as those of parts of pages do,
// plugins replace their directives.
func (p *parsing) included(ctx context.Context, files source.Files, by *opened, name string) ([]byte, error) {
	text, err := files.ReadShown(name)
	if err != nil || !strings.HasPrefix(path.Base(name), "_") || path.Ext(name) != ".md" && path.Ext(name) != ".mdx" {
		return text, err
	}
	result, trace, err := p.input.Plugins.Render(ctx, plugin.Text{Name: name, Bytes: text}, p.parser)
	if err != nil || result.Pieces == nil {
		return text, err
	}
	by.read, by.isFailed, by.failures = append(by.read, trace), by.isFailed || result.IsFailed, append(by.failures, result.Findings...)
	return result.Text, nil
}
