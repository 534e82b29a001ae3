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
	asked := urlFunction{function: b.function, option: b.option, calls: b.calls, missing: "write a URL, or create the script", undefined: "for no link"}
	return asked.call(ctx, input, func(i int) string { return b.pages[i].Text.Name }, func(i int, url string) { b.pages[i].EditURL = url })
}

// urlFunction is a function of the site that returns a URL for each of its arguments, or undefined.
type urlFunction struct {
	function  config.Function
	option    []any  // that names it
	calls     []any  // its arguments
	missing   string // what to do if its file does not exist
	undefined string // what it means that it returns undefined
}

// call calls the function, and passes on the URLs that it returns. about names what an argument is about.
func (f urlFunction) call(ctx context.Context, input site.Input, about func(i int) string, use func(i int, url string)) ([]diag.Diagnostic, error) {
	if _, err := input.Engine.Files().Stat(f.function.File); errors.Is(err, fs.ErrNotExist) {
		return []diag.Diagnostic{input.Config.Diagnostic(diag.Error, fmt.Sprintf("no file %q", f.function.File), f.missing, f.option...)}, nil
	}
	if len(f.calls) == 0 {
		return nil, nil
	}
	results, findings, err := input.Modules.Call(ctx, f.function, "config", f.calls)
	if err != nil || len(results) != len(f.calls) {
		return findings, err
	}
	for i, result := range results {
		switch result := result.(type) {
		case nil:
		case string:
			use(i, result)
		default:
			return []diag.Diagnostic{input.Config.Diagnostic(diag.Error, fmt.Sprintf("%s returns %v for %s", f.function, result, about(i)),
				"return a URL, or undefined "+f.undefined, f.option...)}, nil
		}
	}
	return findings, nil
}
