package text

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// parse parses a file. Its inputs include the files that it includes.
func (p *parsing) parse(ctx context.Context, files source.Files, file *opened) (parsed, body, error) {
	frontMatter, findings, isReadable := content.ReadFrontMatter(file.File)
	if !isReadable {
		return unreadable(findings), body{}, nil
	}
	document := p.parseText(ctx, files, file)
	for _, taken := range document.Includes {
		files.IsShown(taken)
	}
	result := parsed{IsReadable: true, FrontMatter: frontMatter, Head: content.RawFrontMatter(file.File), Findings: findings,
		TextFindings: textFindings(file.File, document)}
	if len(bytes.TrimSpace(file.Text)) == 0 {
		result.TextFindings = append(result.TextFindings, diag.Diagnostic{
			Severity: diag.Warning, Code: "empty-pages", File: file.Name, Text: "the file is empty", Hint: "add some content, or delete the file",
		})
	}
	if !p.input.Brief {
		slow, err := p.parser.Highlight(ctx, document)
		if err != nil {
			return parsed{}, body{}, err
		}
		for _, found := range slow {
			result.TextFindings = append(result.TextFindings, link.At(file.Name, document, found.Place, diag.Diagnostic{
				Severity: diag.Error, Code: string(found.Code), Text: found.Text, Hint: found.Hint,
			}))
		}
	}
	result.Comments = comments(file.Name, document)
	whole := body{sections: document.Sections}
	document.HasFiles, document.HasTags = slices.ContainsFunc(document.Links, mayBeFile), len(document.Tags) > 0
	result.Document = &document
	if document.IsMDX {
		return result, whole, nil
	}
	var err error
	if !p.input.Brief {
		whole.HTML, err = p.parser.Body(document)
	}
	if p.input.Config.LLMs.Enabled && (!p.input.Brief || p.input.Twins) {
		whole.Markdown = p.parser.Markdown(document)
	}
	if errors.Is(err, markdown.ErrNesting) {
		result.TextFindings, err = append(result.TextFindings, diag.Diagnostic{
			Severity: diag.Error, Code: "content", File: file.Name, Text: err.Error(), Hint: "close the elements that are open",
		}), nil
	}
	bare := document.Bare()
	bare.Sections, result.Document = nil, &bare
	return result, whole, err
}

func mayBeFile(each markdown.Link) bool {
	return each.Kind == markdown.Image || link.IsFileReference(each)
}

// parseText parses a text in the format that its front matter, the config or the file extension
// sets.
func (p *parsing) parseText(ctx context.Context, files source.Files, file *opened) markdown.Document {
	parser := p.parser.From(file.origin)
	if p.hasExtensions() {
		parser = parser.Reading(func(name string) ([]byte, error) { return p.included(ctx, files, file, name) })
	}
	if file.isMDX {
		return parser.ParseMDX(file.Name, file.Text)
	}
	return parser.ParseFile(file.Name, file.Text)
}

// asMDX reports whether a text is MDX.
func (p *parsing) asMDX(file content.File) bool {
	return !p.input.IsRelease(file.Name) && isMDX(file.Name, cmp.Or(content.Format(file), string(p.input.Config.Markdown.Format)))
}

// comments returns the comments that switch off checks, in a document and in the files that it
// includes. name is the document's file.
func comments(name string, document markdown.Document) []site.Comment {
	comments := make([]site.Comment, len(document.Ignores))
	for i, ignore := range document.Ignores {
		comments[i] = site.Comment{Ignore: ignore, File: cmp.Or(ignore.Place.File, name), Excerpt: document.Around(ignore.Place)}
	}
	return comments
}

// isMDX reports whether a file is MDX by its name or, if set, its format.
func isMDX(name string, format string) bool {
	return format == string(config.FormatMDX) || format != string(config.FormatMD) && path.Ext(name) == ".mdx"
}

// parsed is the result of parsing a file, as the cache stores it.
type parsed struct {
	Document    *markdown.Document // without its source text, except for MDX
	FrontMatter content.FrontMatter
	Head        []byte // the front matter as written
	IsReadable  bool
	Findings    []diag.Diagnostic // problems with the file and its front matter
	Comments    []site.Comment

	TextFindings []diag.Diagnostic

	packed []byte // the long lists of a document from the cache
}

// whole returns the document with its long lists. It is nil if they are damaged.
func (p parsed) whole() *markdown.Document {
	if p.packed == nil {
		return p.Document
	}
	lists, err := incremental.CBOR[markdown.Lists]{}.Decode(p.packed)
	if err != nil {
		return nil
	}
	return &markdown.Document{Brief: p.Document.Brief, Lists: lists}
}

// unreadable returns the result for a file that cannot be read.
func unreadable(findings []diag.Diagnostic) parsed {
	return parsed{Document: &markdown.Document{}, Findings: findings}
}

// forFile returns the result for a text as that of a file. Results are shared only if a text includes
// no other file, so that all findings and comments are in the file itself.
func (p parsed) forFile(name string) parsed {
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
