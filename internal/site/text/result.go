package text

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// parsed is the result of parsing a file, as the cache stores it.
type parsed struct {
	Document    *markdown.Document // without its source text, except for MDX
	FrontMatter content.FrontMatter
	Head        []byte // the front matter as written
	IsReadable  bool
	Findings    []diag.Diagnostic // problems with the file and its front matter
	Comments    []site.Comment

	TextFindings []diag.Diagnostic
}

// unreadable returns the result for a file that cannot be read.
func unreadable(findings []diag.Diagnostic) parsed {
	return parsed{Document: &markdown.Document{}, Findings: findings}
}

// in returns the result for a text as that of a file. Results are shared only if a text includes
// no other file, so that all findings and comments are in the file itself.
func (p parsed) in(name string) parsed {
	if len(p.Document.Includes) > 0 {
		return p
	}
	p.Findings, p.TextFindings, p.Comments = slices.Clone(p.Findings), slices.Clone(p.TextFindings), slices.Clone(p.Comments)
	for i := range p.Findings {
		p.Findings[i].File = name
	}
	for i := range p.TextFindings {
		p.TextFindings[i].File = name
	}
	for i := range p.Comments {
		p.Comments[i].File = name
	}
	return p
}
