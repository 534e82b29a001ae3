package read

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// editBatch holds the pages whose edit links one function returns, and its arguments for each. They
// are those of Docusaurus.
type editBatch struct {
	function config.Function
	option   []any
	pages    []*site.Page
	calls    []any
}

// askEditURLs sets the edit links of pages whose option names a function.
func askEditURLs(ctx context.Context, input site.Input, editions []*site.Edition) ([]diag.Diagnostic, error) {
	var batches []*editBatch
	byFunction := map[config.Function]*editBatch{}
	for _, edition := range editions {
		for _, page := range edition.Pages {
			option, at, argument := editing(page, edition)
			function, isFunction := config.FunctionOf(option)
			if !isFunction || page.Text.FrontMatter.CustomEditURL.Set {
				continue
			}
			batch := byFunction[function]
			if batch == nil {
				batch = &editBatch{function: function, option: at}
				byFunction[function], batches = batch, append(batches, batch)
			}
			batch.pages, batch.calls = append(batch.pages, page), append(batch.calls, argument)
		}
	}
	var findings []diag.Diagnostic
	for _, batch := range batches {
		problems, err := batch.ask(ctx, input)
		if err != nil {
			return nil, err
		}
		findings = append(findings, problems...)
	}
	return findings, nil
}

// editing returns the option for the edit link of a page, its path in the config, and what its
// function gets about the page. The option is "" for a page without a link.
func editing(p *site.Page, edition *site.Edition) (option string, at []any, argument map[string]any) {
	switch {
	case p.Text == nil:
	case p.IsDoc():
		return p.Set.Options.EditURL, p.Set.Options.Option("editUrl"), map[string]any{
			"version": p.Set.Version.Name, "versionDocsDirPath": p.Set.Folder, "docPath": p.Text.File,
			"permalink": p.Route.Path, "locale": edition.Locale,
		}
	case p.Post != nil:
		folder := p.Blog.Folder
		if p.Text.Source != nil && p.Text.IsTranslated() {
			folder = path.Clean(p.Blog.Translations)
		}
		return p.Blog.Options.EditURL, p.Blog.Options.Option("editUrl"), map[string]any{
			"blogDirPath": folder, "blogPath": p.Text.File, "permalink": p.Route.Path, "locale": edition.Locale,
		}
	}
	return "", nil, nil
}

func (b *editBatch) ask(ctx context.Context, input site.Input) ([]diag.Diagnostic, error) {
	report := func(text, hint string) []diag.Diagnostic {
		return []diag.Diagnostic{input.Config.Diagnostic(diag.Error, text, hint, b.option...)}
	}
	if _, err := input.Engine.Files().Stat(b.function.File); errors.Is(err, fs.ErrNotExist) {
		return report(fmt.Sprintf("no file %q", b.function.File), "write a URL, or create the script"), nil
	}
	results, findings, err := input.Modules.Call(ctx, b.function, "config", b.calls)
	if err != nil || len(results) != len(b.pages) {
		return findings, err
	}
	for i, page := range b.pages {
		switch result := results[i].(type) {
		case nil:
		case string:
			page.EditURL = result
		default:
			return report(fmt.Sprintf("%s returns %v for %s", b.function, result, page.Text.Name), "return a URL, or undefined for no link"), nil
		}
	}
	return findings, nil
}
