package build

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"docgen/internal/bundle"
	"docgen/internal/check"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/mdx"
)

// moduleTexts are the modules of texts, made when the bundler asks for them.
type moduleTexts struct {
	plan *plan
	mu   sync.Mutex
	made map[string]mdx.Module // by file, relative to the site folder
}

// modulePages are the pages that have components, by file. Those whose code is
// known to be wrong are left out: the others are tried all the same.
func (p *plan) modulePages() []string {
	var files []string
	for page := range every(p.pages, p.texts) {
		if page.document.IsMDX && !isWrong(page.document) {
			files = append(files, page.doc.Name)
		}
	}
	return files
}

// isWrong reports whether there is a mistake in the code of a text.
func isWrong(document markdown.Document) bool {
	return slices.ContainsFunc(document.Findings, func(finding markdown.Finding) bool { return finding.Code == markdown.MDXCode })
}

// withModules bundles the theme with the pages that have components; without such
// pages theme gives it.
func (p *plan) withModules(options Options, theme func() bundled) bundled {
	pages := p.modulePages()
	var ready bundled
	if len(pages) == 0 {
		ready = theme()
	} else {
		texts := &moduleTexts{plan: p, made: map[string]mdx.Module{}}
		p.modules = texts
		ready = bundlePages(options, p.config, pages, texts.text)
		for i, finding := range ready.findings {
			ready.findings[i] = texts.placed(finding)
		}
	}
	p.code, p.bundle, p.node = ready.bundle.Pages, ready.bundle, ready.node
	return ready
}

// again gives the same modules for another plan of the site. It reports false when
// one of them is another there, or there are others.
func (t *moduleTexts) again(next *plan) (*moduleTexts, bool) {
	pages := next.modulePages()
	if t == nil {
		return nil, len(pages) == 0
	}
	if !slices.Equal(pages, t.plan.modulePages()) {
		return nil, false
	}
	texts := &moduleTexts{plan: next, made: make(map[string]mdx.Module, len(t.made))}
	for file, before := range t.made {
		if now, err := texts.text(file); err != nil || now != before.Text {
			return nil, false
		}
	}
	return texts, true
}

// pageCode is what a page's data says of its module; nil for plain content.
func (p *plan) pageCode(page docPage) *contract.PageCode {
	if !page.document.IsMDX {
		return nil
	}
	made, known := p.code[page.doc.Name]
	if !known {
		return nil // a preview goes on while some code is wrong
	}
	return codeOf(page.doc.Name, made)
}

// codeOf is what the contract says of a page's script: lists that are empty rather than null.
func codeOf(name string, page bundle.Page) *contract.PageCode {
	return &contract.PageCode{
		Name: name, Script: page.Script, Preload: append([]string{}, page.Preload...), Styles: append([]string{}, page.Styles...),
	}
}

// text is the module of a Markdown file.
func (t *moduleTexts) text(file string) (string, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	page := t.plan.textOf(file)
	if page == nil {
		return "", fmt.Errorf("%s is imported by code; only pages and what they import can be", file)
	}
	if _, known := t.made[file]; !known {
		t.made[file] = t.plan.module(*page)
	}
	return t.made[file].Text, nil
}

// textOf is the text of a file: of the doc, or of what docs import.
func (p *plan) textOf(file string) *docPage {
	for _, pages := range [][]docPage{p.pages, p.texts} {
		for i := range pages {
			if pages[i].doc.Name == file {
				return &pages[i]
			}
		}
	}
	return p.partial(file)
}

func (p *plan) module(page docPage) mdx.Module {
	options := markdown.ModuleOptions{Metadata: p.moduleMetadata(page)}
	if !page.doc.FrontMatter.HideTitle {
		options.Title = page.doc.Title
	}
	return p.parser.Module(page.document, options, page.links)
}

// moduleMetadata is what a module says of its page, by Docusaurus's names.
func (p *plan) moduleMetadata(page docPage) any {
	if page.doc.ID == "" {
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
		page.doc.ID, page.doc.Title, page.doc.Description, "@site/" + page.doc.Name, page.doc.Slug, p.path(page.doc.ID),
		page.doc.FrontMatter.Unlisted, page.document.FrontMatter(),
	}
}

// placed turns a place in a module's JavaScript into one in its Markdown.
func (t *moduleTexts) placed(finding diag.Diagnostic) diag.Diagnostic {
	module, known := t.made[finding.File]
	if !known {
		return finding
	}
	finding.Code = string(markdown.MDXCode)
	document := t.plan.textOf(finding.File).document
	at, found := module.Origin(offsetOf(module.Text, finding.Line, finding.Column))
	if !found {
		finding.Line, finding.Column, finding.Length, finding.Source = 0, 0, 0, ""
		return finding
	}
	finding.Text = strings.Replace(finding.Text, `Unexpected ")"`, `Unexpected "}"`, 1) // modules have expressions in parentheses
	if finding.Hint == "" && strings.HasPrefix(finding.Text, "no file ") {
		finding.Hint = `the path begins at this file's folder; one that begins with "@site/", at the site folder`
	}
	return check.At(finding.File, document, document.At(at, max(finding.Length, 1)), finding)
}

// offsetOf is the byte offset of a 1-based line and a 1-based column.
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
