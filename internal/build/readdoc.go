package build

import (
	"bytes"
	"fmt"
	"path"
	"path/filepath"
	"regexp"

	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/strictyaml"
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
	if page.parsed, page.err = p.parseOrRecall(options, file); page.err != nil {
		return page
	}
	page.document = page.parsed.Document
	if wrong := page.document.MetaError; wrong != nil {
		page.readable = false
		page.findings = append(page.findings, frontMatterErrors(file, *wrong)...)
		return page
	}
	page.findings = append(page.findings, otherFrontMatter(file)...)
	matter, wrong := content.DecodeFrontMatter(page.document.FrontMatter, file)
	page.findings = append(page.findings, wrong...)
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

// frontMatterErrors says why a front matter is no YAML, by a parser that knows
// columns where it agrees that something is wrong.
func frontMatterErrors(file content.File, wrong markdown.MetaError) []diag.Diagnostic {
	yaml, _, _ := bytes.Cut(bytes.TrimPrefix(file.Text, []byte("---\n")), []byte("\n---"))
	var fields map[string]any
	if _, findings := strictyaml.Decode(yaml, &fields, strictyaml.Options{File: file.Name, Code: "front-matter", Line: 2}); len(findings) > 0 && wrong.Hint == "" {
		return findings
	}
	return []diag.Diagnostic{{
		Severity: diag.Error, Code: "front-matter", File: file.Name,
		Line: wrong.Place.Line, Column: wrong.Place.Column, Length: wrong.Place.Length, Source: file.Line(wrong.Place.Line),
		Text: "invalid front matter: " + wrong.Text, Hint: wrong.Hint,
	}}
}

var fenceWithLanguage = regexp.MustCompile(`^---[ \t]*([a-z]+)[ \t]*(?:\n|$)`)

// otherFrontMatter reports front matter in another language than YAML, which
// would be shown as text.
func otherFrontMatter(file content.File) []diag.Diagnostic {
	match := fenceWithLanguage.FindSubmatchIndex(file.Text)
	if match == nil {
		return nil
	}
	language := string(file.Text[match[2]:match[3]])
	return []diag.Diagnostic{{
		Severity: diag.Error, Code: "front-matter", File: file.Name, Line: 1, Column: match[2] + 1, Length: len(language), Source: file.Line(1),
		Text: fmt.Sprintf("front matter in %s is not read", language), Hint: `write it in YAML, between two lines "---"`,
	}}
}
