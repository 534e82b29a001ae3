// Package bundle turns the theme's sources and the site's own code into what
// browsers and Node run, by esbuild: scripts and style sheets for the browser,
// one CommonJS text for Node, and the short scripts that stand in the pages
// themselves.
//
// Its main type is [Bundle]. A site's own components in src/theme take the
// place of the theme's of the same name, and pages that are scripts become
// modules of their own. The package writes no file and does not know what the
// theme renders.
package bundle

import (
	"io/fs"

	"docgen/internal/diag"
)

// Code names this package's diagnostics.
const Code = "theme"

// Input says what to bundle.
type Input struct {
	Theme    fs.FS    // the theme's sources, with the prepared npm packages in vendor/
	Site     string   // absolute path of the site folder; "" for the theme alone
	Folder   string   // where the files go below the output folder: "assets"
	URL      string   // of that folder, with a slash at the end
	Tokens   string   // CSS that sets what the config says of colours; "" for none
	Pages    []string // sources of pages that are scripts: paths below the site folder, with slashes
	Language string   // that the site is searched in; "" and "en" need no script of their own
	Styles   []string // style sheets of the site, likewise; they follow the theme's

	// Text gives the script, with JSX and types, of a Markdown file by its path below
	// the site folder. Without it there are no such scripts.
	Text func(file string) (string, error)

	Entry string // the file of Theme that stands for client.tsx; "" is that itself
}

// isPreview reports whether the bundle is for writing with a page open beside.
func (i Input) isPreview() bool { return i.Entry == DevEntry }

// DevEntry is the entry that shows changes of the site in the open page.
const DevEntry = "dev.ts"

// Bundle is the theme ready to use.
type Bundle struct {
	Files   []File          // but those of Diagrams
	Client  string          // URL of the entry script
	Core    string          // URL of the part of it that runs once in a page, whatever changes: in a preview all but the site's code
	Styles  string          // URL of the style sheet
	Preload []string        // URLs of the scripts that the entry needs at once
	Pages   map[string]Page // by source
	Boot    string          // the one inline script, in every page's head: the colour mode before the first paint
	Server  string          // CommonJS text of the theme for Node; exports render
	Stemmer string          // URL of the script that reduces the language's words to stems; "" for English
	Hash    string          // of what every page loads

	HasSiteCode bool // whether Server has code of the site's own

	site      string // with slashes
	serverMap []byte // source map of Server; nil without code of the site's own
	later     *later // of a preview: makes Server
}

// Page is a page's own script.
type Page struct {
	Script  string   // URL of the module
	Preload []string // URLs of the scripts that it needs at once, the entry's left out
	Styles  []string // URLs of its style sheets
}

// File is one output file.
type File struct {
	Name    string // below the output folder
	Content []byte
}

// Build bundles the theme and the site's own code. Mistakes in the latter are
// diagnostics; when one is an error the bundle is empty.
func Build(input Input) (Bundle, []diag.Diagnostic, error) { return bundleWith(input, nil) }

func bundleWith(input Input, session *Session) (Bundle, []diag.Diagnostic, error) {
	vendor, err := readVendor(input)
	if err != nil {
		return Bundle{}, nil, err
	}
	resolver, err := newResolver(input)
	if err != nil {
		return Bundle{}, nil, err
	}
	inBrowser := resolver.with(vendor.paths)
	worker, err := session.workerOf(input, inBrowser)
	if err != nil {
		return Bundle{}, nil, err
	}
	browser, err := session.browser(input, inBrowser, worker)
	if err != nil {
		return Bundle{}, nil, err
	}
	findings := diagnostics(input.Site, browser)
	if diag.HasErrors(findings) {
		return Bundle{}, findings, nil
	}
	bundle := Bundle{Pages: map[string]Page{}, HasSiteCode: len(input.Pages) > 0 || len(resolver.overrides) > 0}
	graph, err := readGraph(browser)
	if err != nil {
		return Bundle{}, nil, err
	}
	if err := bundle.addBrowser(input, vendor, graph, session.shorten); err != nil {
		return Bundle{}, nil, err
	}
	wrong, err := bundle.addPages(input, inBrowser, graph)
	if findings = append(findings, wrong...); err != nil || diag.HasErrors(findings) {
		return Bundle{}, findings, err
	}
	if err := bundle.addBoot(session, input, resolver); err != nil {
		return Bundle{}, nil, err
	}
	hasCode := bundle.HasSiteCode
	bundle.later = &later{make: func() (server, []diag.Diagnostic) { return buildServer(input, resolver, hasCode) }}
	if session == nil {
		made, found := bundle.ForNode()
		if bundle = made; diag.HasErrors(found) {
			return Bundle{}, append(findings, found...), nil
		}
	}
	if bundle.Stemmer, err = bundle.addStemmer(input); err != nil {
		return Bundle{}, nil, err
	}
	bundle.Files = append(append(bundle.Files, worker), resolver.assets.files()...)
	return bundle, append(findings, resolver.idleFiles(graph)...), nil
}
