package read

import (
	"context"

	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// askPlugins asks the plugins about the pages of a site: what is wrong with them, what to add to each, and which files to add
// to the output. A site that is only checked needs nothing added to its pages.
func askPlugins(ctx context.Context, input site.Input, read *site.Site) ([]diag.Diagnostic, error) {
	if !input.Plugins.Asks("check", "head", "data", "files") {
		return nil, nil
	}
	var findings []diag.Diagnostic
	var all []plugin.PageValue
	needsLists := input.Plugins.Asks("check", "files")
	for _, edition := range read.Editions {
		pages, values := edition.PluginPages()
		if needsLists {
			all = append(all, site.WithLists(pages, values)...)
		}
		if input.Brief {
			continue
		}
		added, wrong, err := input.Plugins.OfPages(ctx, edition.Locale, values)
		if err != nil {
			return nil, err
		}
		findings, edition.Added = append(findings, wrong...), map[*site.Page]plugin.Added{}
		for i, page := range pages {
			edition.Added[page] = added[i]
		}
	}
	wrong, err := input.Plugins.Check(ctx, all)
	findings = append(findings, wrong...)
	if err != nil {
		return nil, err
	}
	read.PluginFiles, wrong, err = input.Plugins.Files(ctx, all)
	return append(findings, wrong...), err
}
