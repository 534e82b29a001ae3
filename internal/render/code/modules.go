package code

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/site"
)

// Parser turns an MDX document into an ES module.
type Parser interface {
	Module(document markdown.Document, options markdown.ModuleOptions, links []markdown.Resolved) mdx.Module
}

// Modules holds the ES modules of Markdown files, which are made when the bundler needs them.
type Modules struct {
	links  sharedLinks
	parser Parser
	texts  map[string]*site.Text // by file
	pages  map[string]*site.Page // by file; only pages

	mu      sync.Mutex
	modules map[string]mdx.Module // by file
	used    map[string]bool       // files that the bundler used
}

// NewModules returns the modules of a site, or nil if no page needs one.
func NewModules(s site.Site, links check.Links, parser Parser) *Modules {
	result := &Modules{links: sharedLinks{all: links, byFile: map[string]inLocales{}}, parser: parser, texts: map[string]*site.Text{},
		pages: map[string]*site.Page{}, modules: map[string]mdx.Module{}, used: map[string]bool{}}
	hasImports := false
	for _, edition := range s.Editions {
		hasImports = hasImports || edition.Imports.Any()
		for text := range edition.Texts() {
			if result.links.add(edition, text); result.texts[text.Name] == nil {
				result.texts[text.Name] = text
			}
		}
		for _, page := range edition.Pages {
			if page.Text != nil && result.pages[page.Text.Name] == nil {
				result.pages[page.Text.Name] = page
			}
		}
	}
	if len(result.Pages()) == 0 && !hasImports {
		return nil
	}
	return result
}

// Pages returns the sorted files of the pages that have components. It leaves out pages whose
// code is known to be invalid, so that the others are still checked.
func (m *Modules) Pages() []string {
	if m == nil {
		return nil
	}
	var files []string
	for file, page := range m.pages {
		if page.Text.Document.IsMDX && !page.Text.IsWrong() {
			files = append(files, file)
		}
	}
	slices.Sort(files)
	return files
}

// hash returns the hash of everything that the modules depend on.
func (m *Modules) hash() fingerprint.Hash {
	if m == nil {
		return fingerprint.Hash{}
	}
	hasher := fingerprint.NewHasher()
	for _, file := range slices.Sorted(maps.Keys(m.texts)) {
		if m.pages[file] != nil && !m.texts[file].Document.IsMDX {
			continue
		}
		hasher.Text(file)
		hasher.Hash(m.hashOf(file))
	}
	return hasher.Sum()
}

// hashOf returns the hash of everything that the module of a file depends on, or zero if it has
// none.
func (m *Modules) hashOf(file string) fingerprint.Hash {
	text := m.texts[file]
	if text == nil {
		return fingerprint.Hash{}
	}
	hasher := fingerprint.NewHasher()
	hasher.Hash(text.Hash)
	hasher.Hash(check.HashLinks(m.links.of(text)))
	if page := m.pages[file]; page != nil {
		// The rest of the metadata is in the text.
		hasher.Texts([]string{page.Route.Path, text.ID, text.Slug, text.Title, text.Description})
		hasher.Value(text.FrontMatter.Unlisted)
	}
	return hasher.Sum()
}

// allPlaced converts places in modules to places in their Markdown files.
func (m *Modules) allPlaced(findings []diag.Diagnostic) []diag.Diagnostic {
	placed := make([]diag.Diagnostic, len(findings))
	for i, finding := range findings {
		placed[i] = m.placed(finding)
	}
	return placed
}

// text returns the module of a Markdown file.
func (m *Modules) text(file string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	text := m.texts[file]
	if text == nil {
		return "", fmt.Errorf("%s cannot be imported: docgen reads Markdown only in the site folder and in the folders of docs and posts", file)
	}
	if _, known := m.modules[file]; !known {
		m.modules[file] = m.module(text)
	}
	return m.modules[file].Text, nil
}

func (m *Modules) module(text *site.Text) mdx.Module {
	document := text.Whole()
	options := markdown.ModuleOptions{Metadata: m.metadata(text, document.FrontMatter())}
	if page := m.pages[text.Name]; !text.FrontMatter.HideTitle && (page == nil || page.IsDoc()) {
		options.Title = text.Title
	}
	return m.parser.Module(document, options, m.links.of(text))
}

// metadata returns what a module exports about its page, under Docusaurus's names.
func (m *Modules) metadata(text *site.Text, frontMatter map[string]any) any {
	page := m.pages[text.Name]
	if page == nil {
		return map[string]any{}
	}
	return struct {
		ID          string         `json:"id"`
		Title       string         `json:"title"`
		Description string         `json:"description"`
		Source      string         `json:"source"`
		Slug        string         `json:"slug"`
		Permalink   string         `json:"permalink"`
		Unlisted    bool           `json:"unlisted"`
		FrontMatter map[string]any `json:"frontMatter"`
	}{
		text.ID, text.Title, text.Description, "@site/" + text.Name, text.Slug, page.Route.Path,
		text.FrontMatter.Unlisted, frontMatter,
	}
}

// placed converts a place in a module to a place in its Markdown file.
func (m *Modules) placed(finding diag.Diagnostic) diag.Diagnostic {
	if m == nil {
		return finding
	}
	if _, err := m.text(finding.File); err != nil {
		return finding // not a module of Markdown
	}
	module := m.modules[finding.File]
	finding.Code = string(markdown.MDXCode)
	document := m.texts[finding.File].Whole()
	at, found := module.Origin(offsetOf(module.Text, finding.Line, finding.Column))
	if !found {
		finding.Line, finding.Column, finding.Length, finding.Source = 0, 0, 0, ""
		return finding
	}
	finding.Text = strings.Replace(finding.Text, `unexpected ")"`, `unexpected "}"`, 1) // modules have expressions in parentheses
	if finding.Hint == "" && strings.HasPrefix(finding.Text, "no file ") {
		finding.Hint = `the path is relative to this file; start it with "@site/" to make it relative to the site folder`
	}
	return link.At(finding.File, document, document.At(at, max(finding.Length, 1)), finding)
}

// offsetOf returns the byte offset of a 1-based line and column.
func offsetOf(text string, line, column int) int {
	offset := 0
	for ; line > 1; line-- {
		next := strings.IndexByte(text[offset:], '\n')
		if next < 0 {
			break
		}
		offset += next + 1
	}
	for range column - 1 {
		_, size := utf8.DecodeRuneInString(text[offset:])
		offset += size
	}
	return offset
}
