package build

import (
	"path"
	"path/filepath"

	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
)

// docPage is a doc, its text and where its links lead.
type docPage struct {
	doc       content.Doc
	document  markdown.Document // without its text, but in MDX
	parsed    parsedText
	links     []markdown.Resolved
	findings  []diag.Diagnostic
	readable  bool
	untouched bool  // the file was not read
	err       error // the machine's
	reading   int   // tells readings of a library apart; 0 for what is in none
}

func contentOptions(options Options, cfg config.Config) content.Options {
	return content.Options{Site: options.Dir, Folder: cfg.Docs.Path, Include: cfg.Docs.Include, Exclude: cfg.Docs.Exclude}
}

// readDoc reads, parses and describes one doc.
func (p *plan) readDoc(options Options, name string) docPage {
	if page, found := p.untouched(options, name); found {
		return page
	}
	stamp := p.state.stampFile(filepath.Join(options.Dir, filepath.FromSlash(path.Join(p.config.Docs.Path, name))))
	file, findings, readable := content.Read(contentOptions(options, p.config), name)
	page := docPage{findings: findings, readable: readable}
	if !readable {
		return page
	}
	matter, wrong, readable := content.ReadFrontMatter(file)
	page.findings = append(page.findings, wrong...)
	if page.readable = readable; !readable {
		return page
	}
	if page.parsed, page.err = p.parseOrRecall(options, file); page.err != nil {
		return page
	}
	page.document = page.parsed.Document
	page.doc, wrong = p.describe(file, page.document, matter)
	page.findings = append(page.findings, wrong...)
	page.parsed.Head = head{}
	if len(page.findings) == 0 {
		page.parsed.Head = p.headOf(page, stamp)
	}
	page.findings = append(page.findings, page.parsed.Findings...)
	return page
}

func (p *plan) describe(file content.File, document markdown.Document, matter content.FrontMatter) (content.Doc, []diag.Diagnostic) {
	return content.Describe(file, content.Parsed{
		FrontMatter: matter, Heading: document.Title, Excerpt: document.Excerpt, KeepPrefixes: !p.config.Docs.NumberPrefixParser,
	})
}

// reread gives the document of a page with its text.
func (p *plan) reread(options Options, page docPage) markdown.Document {
	file, _, _ := content.Read(contentOptions(options, p.config), page.doc.File)
	return p.parse(file)
}
