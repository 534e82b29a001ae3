// Package bundle bundles the theme's sources and the site's own code with esbuild. It produces
// scripts and style sheets for the browser, CommonJS code for Node, and the short script that
// is inline in every page.
//
// Its main type is [Bundle], a value that can be stored. A site's own components in src/theme
// replace the theme's components of the same name, and pages that are scripts become separate
// modules. The package writes no files and does not know what the theme renders.
package bundle

import (
	"io/fs"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/plugindata"
	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// Code is the code of this package's diagnostics.
const Code = "theme"

// Input is what to bundle.
type Input struct {
	Theme    fs.FS    // the theme's sources, with the prepared npm packages in prepared/
	Site     string   // absolute path of the site folder; "" for the theme alone
	Original bool     // ignore the site's own components
	Folder   string   // folder for the files in the output: "assets"
	URL      string   // URL of that folder, with a slash at the end
	Tokens   string   // CSS with the colors of the config; "" for none
	Config   string   // the part of the config that site code can read, as a JSON object; "" for an empty one
	Pages    []string // sources of pages that are scripts, as paths in the site folder with slashes
	Stemmers []string // languages of which the search needs a stemmer
	Styles   []string // style sheets of the site, as paths like Pages, or as Module+"some-package/style.css"; they follow the theme's
	Infima   bool     // whether the site uses the variables and classes of Infima

	Aliases map[string]string // other names of files and packages in imports of the site's code

	Loaders map[string]string // what imports of files get, by the extension of the file

	Plugins plugindata.Data // what plugins of Docusaurus give to the site's code

	// Docs returns what the site's code can ask about all docs, as a JSON object. It is called only if
	// the code asks. If Docs is nil, the code finds no docs.
	Docs func() string

	// Text returns a Markdown file as a script with JSX and types. The file is a path in the
	// site folder. If Text is nil, Markdown cannot be imported.
	Text func(file string) (string, error)

	// Read returns the content of a file of the site that is not on disk, such as one in git.
	// It returns false for any other file. If Read is nil, all files are on disk.
	Read func(file string) (text []byte, found bool)

	// Components are modules of plugins that replace components of the theme, by name, as paths like Pages. Those of the site in
	// Overrides win.
	Components map[string]string

	DocSearch bool // whether the search is Algolia's, from the npm packages of the site
	HideBar   bool // whether the navbar disappears while readers scroll down

	Playground string // module of the site that runs code blocks of readers, as a path like Pages; "" for none

	// ClientModules are scripts of the site that every page runs before it is hydrated, named like Styles.
	ClientModules []string

	// Compile compiles style sheets of the site, as [style.Compiler.Compile] does. If it is nil, all of them are CSS.
	Compile func(file string) (sheet style.Sheet, isCompiled bool, err error)

	// Imports are the imports, by source, of pages that Compile has compiled and Bundle.Add
	// adds. Pages in Pages are bundled with what they import.
	Imports map[string][]Import

	Entry string // file of Theme that replaces client.tsx; "" for client.tsx itself
}

// isPreview reports whether the bundle is for a preview.
func (i Input) isPreview() bool { return i.Entry == DevEntry }

// Module is the prefix of a module of an npm package in lists of the site's files.
const Module = "npm:"

// DevEntry is the entry that shows changes in open pages.
const DevEntry = "dev.ts"

// Bundle is the bundled theme. It is a plain value that can be encoded and decoded, for example
// with encoding/gob or CBOR.
type Bundle struct {
	Files      []File            // without the files of Diagrams
	Client     string            // URL of the entry script
	Core       string            // URL of the script that a page runs only once, despite changes: in a preview, everything except the site's code
	Styles     string            // URL of the style sheet
	Preload    []string          // URLs of the scripts that the entry imports
	Pages      map[string]Page   // by source
	Shared     map[string]Shared // modules that the pages in Input.Imports import, by path
	Sheets     map[string]string // URLs of those pages' style sheets, by the list of their imports
	KindSheets map[string]string // URLs of style sheets that the pages of a kind link, by the kind; see apart
	Boot       string            // inline script in every page's head; sets the color mode before the first paint
	Locale     string            // script that LocaleScript completes
	Stemmers   map[string]string // names of the stemmer scripts in the output, by language
	Hash       string            // of everything that all pages load

	HasPlayground bool // whether readers can run code blocks
	HasSiteCode   bool // whether the bundle contains code of the site
	AsksForPages  bool // whether that code asks for the front matter of pages, or for what is above posts

	Server    string // CommonJS code of the theme for Node, which exports render; see ForNode and Program
	Parts     []Part // added by Add
	ServerMap []byte // source map of Server; nil without code of the site
	Site      string // the site folder, as ServerMap names it

	Inputs disk.Inputs // files read from disk
}

// Page is the script of a page.
type Page struct {
	Script  string   // URL of the module
	Preload []string // URLs of the scripts that it imports, without the entry's
	Styles  []string // URLs of its style sheets
}

// File is an output file.
type File struct {
	Name    string // in the output folder
	Content []byte
}

// Build bundles the theme and the site's own code. Problems in the site's code are diagnostics.
// If any of them is an error, the bundle contains only its inputs.
func Build(input Input) (Bundle, []diag.Diagnostic, error) {
	if result, isPrepared, err := fromPrepared(input); isPrepared || err != nil {
		return result, nil, err
	}
	return bundleAll(input)
}

// bundleAll bundles for browsers and for Node.
func bundleAll(input Input) (Bundle, []diag.Diagnostic, error) {
	browser, findings, err := bundleWith(input, nil)
	if err != nil || diag.HasErrors(findings) {
		return browser, findings, err
	}
	whole, problems, err := ForNode(input, browser)
	return whole, append(findings, problems...), err
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
	fixed, err := session.fixedOf(input, inBrowser)
	if err != nil {
		return Bundle{}, nil, err
	}
	sheets, err := buildApart(input, inBrowser)
	if err != nil {
		return Bundle{}, nil, err
	}
	playground, findings, err := buildPlayground(input, inBrowser)
	if err != nil || diag.HasErrors(findings) {
		return Bundle{Inputs: resolver.disk.Inputs()}, findings, err
	}
	named := named{fixed.worker, sheets, playground}
	browser, err := session.browser(input, inBrowser, named)
	if err != nil {
		return Bundle{}, nil, err
	}
	if whole, isWrong := input.withWhole(browser.Errors); isWrong {
		return bundleWith(whole, session)
	}
	findings = append(findings, input.inPages(diagnostics(input.Site, browser))...)
	if diag.HasErrors(findings) {
		return Bundle{Inputs: resolver.disk.Inputs()}, findings, nil
	}
	hasCode := len(input.Pages)+len(input.Imports)+len(input.ClientModules) > 0 || len(resolver.overrides)+len(resolver.foreign)+len(resolver.composed) > 0
	bundle := Bundle{Pages: map[string]Page{}, HasSiteCode: hasCode, HasPlayground: input.Playground != "", Site: filepath.ToSlash(input.Site)}
	graph, err := readGraph(browser)
	if err != nil {
		return Bundle{}, nil, err
	}
	if err := bundle.addBrowser(input, vendor, graph, session.shorten); err != nil {
		return Bundle{}, nil, err
	}
	problems, err := bundle.addPages(input, inBrowser, graph)
	findings = append(findings, problems...)
	if err != nil || diag.HasErrors(findings) {
		return Bundle{Inputs: resolver.disk.Inputs()}, findings, err
	}
	bundle.Boot, bundle.Locale = fixed.boot, fixed.locale
	bundle.Hash = bundle.hash()
	bundle.Files = slices.Concat(bundle.Files, []File{named.worker}, named.playground.files(), resolver.assets.files())
	bundle.addApart(input, named.sheets)
	if err := bundle.addStemmers(input); err != nil {
		return Bundle{}, nil, err
	}
	findings = append(findings, resolver.idleFiles(graph)...)
	bundle.AsksForPages = resolver.asksForPages(graph)
	bundle.Inputs = resolver.disk.Inputs()
	return bundle, findings, nil
}
