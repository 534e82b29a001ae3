// Package bundle turns the theme's sources and the site's own code into what
// browsers and Node run, with esbuild: scripts and style sheets for the browser,
// one CommonJS text for Node, and the short script that is inline in every page.
//
// Its main type is [Bundle], a value that can be stored. A site's own components in
// src/theme replace the theme's components of the same name, and pages that are
// scripts become modules of their own. The package writes no file and does not know
// what the theme renders.
package bundle

import (
	"io/fs"
	"path/filepath"

	"docgen/internal/diag"
)

// Code names this package's diagnostics.
const Code = "theme"

// Input is what to bundle.
type Input struct {
	Theme    fs.FS    // the theme's sources, with the prepared npm packages in vendor/
	Site     string   // absolute path of the site folder; "" for the theme alone
	Folder   string   // where the files go below the output folder: "assets"
	URL      string   // of that folder, with a slash at the end
	Tokens   string   // CSS with the colours of the config; "" for none
	Config   string   // what the site's code can ask of the config: a JSON object; "" for an empty one
	Pages    []string // sources of pages that are scripts: paths below the site folder, with slashes
	Language string   // of the search; "" and "en" need no script of their own
	Styles   []string // style sheets of the site: paths like those of Pages; they follow the theme's

	// Text returns a Markdown file as a script with JSX and types. The file is a path
	// below the site folder. Without Text, Markdown cannot be imported.
	Text func(file string) (string, error)

	// Imports are what pages import that Compile has compiled and that Bundle.Add adds, by
	// source. Those of Pages are bundled with what they import.
	Imports map[string][]Import

	Entry string // the file of Theme that replaces client.tsx; "" for client.tsx itself
}

// isPreview reports whether the bundle is for a preview.
func (i Input) isPreview() bool { return i.Entry == DevEntry }

// DevEntry is the entry that shows changes of the site in the open page.
const DevEntry = "dev.ts"

// Bundle is the theme ready to use. It is a plain value: encoded and decoded, by
// encoding/gob for example, it works as before.
type Bundle struct {
	Files   []File            // without those of Diagrams
	Client  string            // URL of the entry script
	Core    string            // URL of the script that a page runs once, whatever changes: in a preview all but the site's code
	Styles  string            // URL of the style sheet
	Preload []string          // URLs of the scripts that the entry needs at once
	Pages   map[string]Page   // by source
	Shared  map[string]Shared // what the pages of Input.Imports import, by path
	Sheets  map[string]string // URLs of the style sheets of those pages, by the list of their imports
	Boot    string            // the inline script in every page's head: it sets the colour mode before the first paint
	Stemmer string            // URL of the script that reduces the language's words to stems; "" for English
	Hash    string            // of what every page loads

	HasSiteCode bool // whether the site's own code is bundled

	Server    string // CommonJS text of the theme for Node, which exports render; see ForNode and Program
	Parts     []Part // of Add
	ServerMap []byte // source map of Server; nil without code of the site's own
	Site      string // the site folder as ServerMap has it

	Inputs Inputs // what was read from the disk
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

// Build bundles the theme and the site's own code. Mistakes in the site's code are
// diagnostics; if one is an error, the bundle has nothing but its inputs.
func Build(input Input) (Bundle, []diag.Diagnostic, error) {
	if made, isPrepared, err := fromPrepared(input); isPrepared || err != nil {
		return made, nil, err
	}
	return bundleAll(input)
}

// bundleAll bundles for browsers and for Node.
func bundleAll(input Input) (Bundle, []diag.Diagnostic, error) {
	browser, findings, err := bundleWith(input, nil)
	if err != nil || diag.HasErrors(findings) {
		return browser, findings, err
	}
	whole, wrong, err := ForNode(input, browser)
	return whole, append(findings, wrong...), err
}

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
	if whole, isWrong := input.withWhole(browser.Errors); isWrong {
		return bundleWith(whole, session)
	}
	findings := diagnostics(input.Site, browser)
	if diag.HasErrors(findings) {
		return Bundle{Inputs: resolver.disk.inputs()}, findings, nil
	}
	hasCode := len(input.Pages)+len(input.Imports) > 0 || len(resolver.overrides) > 0
	bundle := Bundle{Pages: map[string]Page{}, HasSiteCode: hasCode, Site: filepath.ToSlash(input.Site)}
	graph, err := readGraph(browser)
	if err != nil {
		return Bundle{}, nil, err
	}
	if err := bundle.addBrowser(input, vendor, graph, session.shorten); err != nil {
		return Bundle{}, nil, err
	}
	wrong, err := bundle.addPages(input, inBrowser, graph)
	if findings = append(findings, wrong...); err != nil || diag.HasErrors(findings) {
		return Bundle{Inputs: resolver.disk.inputs()}, findings, err
	}
	if bundle.Boot, err = session.bootOf(input, resolver); err != nil {
		return Bundle{}, nil, err
	}
	bundle.Hash = bundle.hash()
	bundle.Files = append(append(bundle.Files, worker), resolver.assets.files()...)
	if err := bundle.addStemmer(input); err != nil {
		return Bundle{}, nil, err
	}
	findings = append(findings, resolver.idleFiles(graph)...)
	bundle.Inputs = resolver.disk.inputs()
	return bundle, findings, nil
}
