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
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

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

// buildServer makes the text for Node.
func buildServer(input Input, resolver resolver, hasSiteCode bool) (server, []diag.Diagnostic) {
	options := nodeOptions(input)
	options.EntryPoints = []string{"server.tsx"}
	if len(input.Pages) > 0 {
		options.EntryPoints = []string{serverEntry}
	}
	options.Plugins = []api.Plugin{resolver.plugin()}
	if hasSiteCode {
		options.Sourcemap = api.SourceMapExternal
	}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return server{}, diagnostics(input.Site, result)
	}
	made := server{site: filepath.ToSlash(input.Site)}
	for _, file := range result.OutputFiles {
		switch {
		case strings.HasSuffix(file.Path, ".js.map"):
			made.sourceMap = file.Contents
		case strings.HasSuffix(file.Path, ".js"):
			made.text = strings.TrimSpace(string(file.Contents))
		}
	}
	return made, nil
}

// addBoot adds the script that stands in the pages' HTML.
func (b *Bundle) addBoot(session *Session, input Input, resolver resolver) (err error) {
	if b.Boot, err = session.bootOf(input, resolver); err != nil {
		return err
	}
	b.Hash = strings.ToLower(shortHash([]byte(b.Hash+b.Boot))) + b.Hash[:4]
	return nil
}

func buildBoot(input Input, resolver resolver) (string, error) {
	options := inlineOptions(input)
	options.EntryPoints = []string{"boot.ts"}
	options.Plugins = []api.Plugin{resolver.plugin()}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return "", fmt.Errorf("bundle the theme: %s", result.Errors[0].Text)
	}
	return strings.TrimSpace(string(result.OutputFiles[0].Contents)), nil
}

// vendored holds the prepared npm packages.
type vendored struct {
	files []File            // for the browser
	paths map[string]string // package name to the module that has it, relative to the other scripts
}

func readVendor(input Input) (vendored, error) {
	found := vendored{paths: map[string]string{}}
	packages := map[string][]string{
		"react": {"react", "react/jsx-runtime", "react-dom", "react-dom/client"},
		"lunr":  {"lunr"},
	}
	for _, name := range []string{"react", "lunr"} {
		text, err := fs.ReadFile(input.Theme, "vendor/"+name+".js")
		if err != nil {
			return found, fmt.Errorf("read the theme's npm packages: %w", err)
		}
		hashed := name + "-" + shortHash(text) + ".js"
		found.files = append(found.files, File{Name: path.Join(input.Folder, hashed), Content: text})
		for _, specifier := range packages[name] {
			found.paths[specifier] = "./" + hashed
		}
	}
	entry, err := diagramEntry(input.Theme)
	if err != nil {
		return found, err
	}
	found.paths["mermaid"] = "./" + entry
	return found, nil
}

// addBrowser takes the browser's files but the style sheets of single pages.
// Names in style modules must be the same for Node, so esbuild does not shorten
// names while bundling; the scripts are shortened here, one by one.
func (b *Bundle) addBrowser(input Input, vendor vendored, graph graph, shorten func(text []byte) ([]byte, error)) error {
	b.Files = slices.Clone(vendor.files)
	b.Preload = []string{input.URL + strings.TrimPrefix(vendor.paths["react"], "./")}
	start := graph.start()
	shared := graph.reachedFrom(start)
	hash := sha256.New()
	for _, file := range graph.files {
		name, text := path.Base(file.Name), file.Content
		if graph.isStub(file.Name) || graph.isPageStyles(file.Name) {
			continue
		}
		if strings.HasSuffix(name, ".js") {
			var err error
			if text, err = shorten(text); err != nil {
				return fmt.Errorf("shorten %s: %w", name, err)
			}
		}
		b.Files = append(b.Files, File{Name: path.Join(input.Folder, name), Content: text})
		if slices.Contains(shared, file.Name) {
			fmt.Fprintf(hash, "%s\n%d\n", name, len(text))
			hash.Write(text)
		}
	}
	for _, file := range vendor.files {
		fmt.Fprintln(hash, file.Name)
	}
	b.Client, b.Core = input.URL+start, input.URL+graph.client()
	b.Styles = input.URL + graph.styles(graph.clientPoint())
	b.Hash = hex.EncodeToString(hash.Sum(nil))
	return nil
}

func shortHash(text []byte) string {
	sum := sha256.Sum256(text)
	return strings.ToUpper(hex.EncodeToString(sum[:4]))
}
