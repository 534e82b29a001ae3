package code

import (
	"context"
	"io/fs"
	"slices"
	"sync"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/reference"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// Code is everything that a theme is bundled from: the built-in theme, and what the site adds.
type Code struct {
	Theme   fs.FS
	Dir     string // the site folder on disk, absolute
	Over    string // folder with files that replace those of the site, or add to them; "" for none
	Config  config.Config
	Files   source.Files
	Styles  *style.Compiler    // compiles style sheets; nil if all are CSS
	Entry   string             // entry of the browser's scripts in Theme; "" for the one of a built site
	Session *bundle.Session    // of a preview; nil for a single bundle
	Docs    func() string      // what code can ask about all docs; nil if they are not read yet
	Modules *reference.Modules // of the site that the config names
	Plugins plugin.Set
}

// Theme is a bundled theme, ready for the pages of a site.
type Theme struct {
	bundle.Bundle
	Modules *Modules       // nil for a site without MDX
	Lacks   bool           // whether the code asks for docs that were not read yet, so it has to be bundled again
	Earlier policy.Sources // of what is inline in pages that an earlier build rendered

	forNode func() (bundling, error)
}

// bundling is the result of bundling.
type bundling struct {
	Bundle   bundle.Bundle
	Findings []diag.Diagnostic
	Docs     fingerprint.Hash            // hash of Code.Docs if the code asks for it
	Texts    map[string]fingerprint.Hash // hashes of the Markdown files that code imports or that were bundled whole
}

// ForNode adds the code for Node to the theme. A preview bundles it only when it is needed. The
// findings are errors that occur only in Node.
func (t Theme) ForNode() (Theme, []diag.Diagnostic, error) {
	if t.forNode == nil {
		return t, nil, nil
	}
	bundled, err := t.forNode()
	t.Server, t.ServerMap = bundled.Bundle.Server, bundled.Bundle.ServerMap
	return t, t.Modules.allPlaced(bundled.Findings), err
}

// Plain bundles the theme without anything from the site.
func (c Code) Plain() (Theme, error) {
	bundled, _, err := bundle.Build(c.input())
	return Theme{Bundle: bundled}, err
}

// BundleRule is the rule that bundles.
const BundleRule = "bundle"

// Bundle bundles the theme with the site's code and with modules, the modules of pages that
// have components, which may be nil. Errors in the site's code are findings; if there are any,
// the theme is empty.
func (c Code) Bundle(ctx context.Context, engine *incremental.Engine, modules *Modules) (Theme, []diag.Diagnostic, error) {
	input, findings, err := c.siteInput(ctx)
	if err != nil {
		return Theme{}, nil, err
	}
	scripts := input.Pages
	var codes map[string]bundle.Compiled // of pages that are compiled separately
	var problems []diag.Diagnostic
	if modules != nil {
		input.Text, input.Pages, input.Imports = modules.textRecorded, append(scripts, modules.Pages()...), nil
	}
	if modules != nil && c.Session == nil {
		codes, problems, err = modules.compile(ctx, engine, c.Dir)
		if err != nil {
			return Theme{}, nil, err
		}
		input.Pages, input.Imports = modules.whole(scripts, codes), importsOf(codes)
	}
	rule := incremental.Rule[bundling]{Name: BundleRule, Codec: incremental.Gob[bundling]{}, Foreign: true}
	styled := input
	if c.Session != nil {
		rule.Codec, input.Styles, input.Tokens = nil, nil, bundle.TokensMark
	}
	used := fingerprint.Sum(input.URL, input.Tokens, input.Config, input.Entry, input.Stemmers, input.Infima, input.Styles, input.ClientModules,
		input.DocSearch, input.HideBar, input.Playground, input.Aliases, input.Loaders,
		input.Plugins.JSON(), input.Plugins.Files, input.Plugins.Themes, input.Components, input.Pages, input.Imports, input.Original,
		c.Config.PostCSS, c.Config.Given("postcss"),
		ThemeFiles(c.Theme))
	docs := c.asked(&input)
	bundled, _, known := incremental.Lookup(engine, rule, "theme", used)
	if !known || !modules.areSame(bundled.Texts) || !docs.areSame(bundled.Docs) {
		var trace incremental.Trace
		bundled, trace, err = incremental.Compute(engine, used, func(inputs *incremental.Inputs) (bundling, error) { return c.bundle(inputs, input) })
		bundled.Texts, bundled.Docs = modules.recorded(), docs.recorded()
		if err == nil {
			incremental.Put(engine, rule, "theme", bundled, trace)
		}
	}
	used = fingerprint.Sum(used, modules.hash(), bundled.Docs)
	theme := Theme{Bundle: bundled.Bundle, Modules: modules, Lacks: c.Docs == nil && !bundled.Docs.IsZero()}
	switch {
	case diag.HasErrors(problems):
		theme.Bundle = bundle.Bundle{}
	case theme.Client != "" && c.Session != nil:
		theme.Bundle, problems, err = c.restyled(engine, styled, bundled.Bundle)
	case theme.Client != "":
		theme.Bundle = theme.Add(input, codes, func(source string) string {
			code, _ := modules.compiled(engine, c.Dir, source) // it was compiled before
			return code.Node
		})
	}
	for _, finding := range modules.allPlaced(bundled.Findings) {
		if !slices.Contains(problems, finding) { // a page that another one imports has the same findings
			problems = append(problems, finding)
		}
	}
	if c.Session != nil && theme.Client != "" {
		theme.forNode = sync.OnceValues(func() (bundling, error) { return c.nodeBundle(engine, input, bundled.Bundle, used) })
	}
	return theme, append(findings, problems...), err
}

// bundle runs the bundler.
func (c Code) bundle(inputs *incremental.Inputs, input bundle.Input) (bundling, error) {
	run := bundle.Build
	if c.Session != nil {
		run = c.Session.Build
	}
	return c.noted(inputs, func() (bundle.Bundle, []diag.Diagnostic, error) { return run(input) })
}

// restyled adds the style sheets of the site and its colors to the bundle of a preview. If they have an error,
// the bundle is empty.
func (c Code) restyled(engine *incremental.Engine, input bundle.Input, plain bundle.Bundle) (bundle.Bundle, []diag.Diagnostic, error) {
	rule := incremental.Rule[bundling]{Name: "styles", Foreign: true}
	used := fingerprint.Sum(plain.Styles, input.Tokens, input.Styles, input.Infima, input.Aliases, input.Loaders, input.Original,
		c.Config.PostCSS, c.Config.Given("postcss"))
	sheet, _, err := incremental.Get(engine, rule, "theme", used, func(inputs *incremental.Inputs) (bundling, error) {
		return c.noted(inputs, func() (bundle.Bundle, []diag.Diagnostic, error) { return bundle.Restyle(input, plain) })
	})
	if err != nil || sheet.Bundle.Styles == "" {
		return bundle.Bundle{}, sheet.Findings, err
	}
	return plain.Styled(sheet.Bundle), sheet.Findings, nil
}

// noted bundles, and records what the bundle depends on.
func (c Code) noted(inputs *incremental.Inputs, run func() (bundle.Bundle, []diag.Diagnostic, error)) (bundling, error) {
	bundled, findings, err := run()
	inputs.Note(bundled.Inputs.Files, bundled.Inputs.Folders)
	read := c.Styles.Inputs()
	inputs.Note(read.Files, read.Folders)
	return bundling{Bundle: bundled, Findings: findings}, err
}

// nodeBundle adds the code for Node to the bundle of a preview.
func (c Code) nodeBundle(engine *incremental.Engine, input bundle.Input, browser bundle.Bundle, used fingerprint.Hash) (bundling, error) {
	rule := incremental.Rule[bundling]{Name: "bundle for node", Foreign: true}
	bundled, _, err := incremental.Get(engine, rule, "theme", used, func(inputs *incremental.Inputs) (bundling, error) {
		return c.noted(inputs, func() (bundle.Bundle, []diag.Diagnostic, error) { return bundle.ForNode(input, browser) })
	})
	return bundled, err
}
