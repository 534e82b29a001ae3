package build

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"docgen/internal/content"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/tag"
)

// groupTags reads the tags file and gathers the docs of each tag.
func (p *plan) groupTags(options Options) {
	grouping := tag.Options{File: p.tagsFile(options), Inline: p.config.Docs.OnInlineTags.Level()}
	var findings []diag.Diagnostic
	p.tags, findings = tag.Group(p.docs(), grouping)
	p.findings = append(p.findings, findings...)
}

// tagsFile reads the tags file; nil when the site has none.
func (p *plan) tagsFile(options Options) *tag.File {
	name := string(p.config.Docs.Tags)
	if name == "" {
		return nil
	}
	where := contentOptions(options, p.config)
	_, err := os.Stat(filepath.Join(where.Site, filepath.FromSlash(where.Folder), filepath.FromSlash(name)))
	if errors.Is(err, fs.ErrNotExist) {
		if p.config.Given("docs", "tags") {
			p.findings = append(p.findings, p.config.Diagnostic(diag.Error, fmt.Sprintf("no tags file %q in the docs folder", name), "create it, or write false for none", "docs", "tags"))
		}
		return nil
	}
	text, findings, readable := content.Read(where, name)
	p.findings = append(p.findings, findings...)
	if !readable {
		return nil
	}
	file, findings := tag.ParseFile(text.Text, text.Name)
	p.findings = append(p.findings, findings...)
	return &file
}

// tagLinks lead to the pages of a doc's tags.
func (p *plan) tagLinks(id string) []contract.PageLink {
	var links []contract.PageLink
	for _, tag := range p.tags.Of(id) {
		if path := p.path(tag.Slug); path != "" {
			links = append(links, contract.PageLink{Label: tag.Label, Href: path})
		}
	}
	return links
}
