package read

import (
	"context"
	"fmt"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// brokenFiles holds links to files that do not exist, for which a function of the site may know
// something else. Its arguments are those of Docusaurus.
type brokenFiles struct {
	option []any
	name   string // of the function
	kind   string // of the node in the tree of Markdown
	image  bool

	references []link.Reference
	calls      []any
}

// askReplacements asks the functions of the site what links to missing Markdown files and images
// lead to instead.
func askReplacements(ctx context.Context, input site.Input, editions []*site.Edition) ([]diag.Diagnostic, error) {
	hooks := input.Config.Markdown.Hooks
	var findings []diag.Diagnostic
	replaced := map[link.Reference]string{}
	for _, broken := range []brokenFiles{
		{option: []any{"markdown", "hooks", "onBrokenMarkdownLinks"}, name: hooks.OnBrokenMarkdownLinks, kind: "link"},
		{option: []any{"markdown", "hooks", "onBrokenMarkdownImages"}, name: hooks.OnBrokenMarkdownImages, kind: "image", image: true},
	} {
		if broken.name == "" {
			continue
		}
		for _, edition := range editions {
			broken.collect(edition)
		}
		problems, err := broken.ask(ctx, input, replaced)
		if err != nil {
			return nil, err
		}
		findings = append(findings, problems...)
	}
	if len(replaced) > 0 {
		for _, edition := range editions {
			edition.Targets.Replaced = replaced
		}
	}
	return findings, nil
}

// collect adds the broken links of a locale, each once.
func (b *brokenFiles) collect(edition *site.Edition) {
	known := map[link.Reference]bool{}
	for _, reference := range b.references {
		known[reference] = true
	}
	for text := range edition.Texts() {
		for _, each := range text.Listed().Links {
			doc := text.Doc.From(each.Place.File)
			reference := link.Reference{From: doc.Name, Link: each.Target}
			if known[reference] || (each.Kind == markdown.Image) != b.image || !edition.Targets.LacksFile(doc, each) {
				continue
			}
			known[reference], b.references = true, append(b.references, reference)
			b.calls = append(b.calls, map[string]any{
				"sourceFilePath": doc.Name, "url": each.Target, "node": map[string]any{"type": b.kind, "url": each.Target},
			})
		}
	}
}

func (b *brokenFiles) ask(ctx context.Context, input site.Input, replaced map[link.Reference]string) ([]diag.Diagnostic, error) {
	function, isFunction := config.FunctionOf(b.name)
	if !isFunction {
		return []diag.Diagnostic{input.Config.Diagnostic(diag.Error, fmt.Sprintf("%q names no function", b.name),
			"name a script, or a value in one, such as docusaurus.config.js#markdown.hooks."+fmt.Sprint(b.option[2]), b.option...)}, nil
	}
	asked := urlFunction{
		function: function, option: b.option, calls: b.calls, missing: "create the script, or remove the option", undefined: "to leave the link as it is",
	}
	about := func(i int) string { return fmt.Sprintf("%q in %s", b.references[i].Link, b.references[i].From) }
	return asked.call(ctx, input, about, func(i int, url string) { replaced[b.references[i]] = url })
}
