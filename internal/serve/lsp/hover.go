package lsp

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/docs"
	"github.com/docgen-cli/docgen/internal/diag"
	sitelink "github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/serve/lsp/complete"
)

// hover explains the target of a link, an image or a name at the cursor, and each problem there.
func (s *server) hover(_ context.Context, params positionParams) (*hover, error) {
	open, isInSite := s.viewOf(params.TextDocument.URI)
	if !isInSite {
		return nil, nil
	}
	texts, where := s.explained(open, params)
	content := linesOf(open.content)
	for _, finding := range open.in.findingsIn(open.name) {
		shown := s.diagnostic(finding, content)
		if text := explanation(finding, shown); contains(shown.Range, params.Position) && text != "" {
			if len(texts) == 0 {
				where = shown.Range
			}
			texts = append(texts, text)
		}
	}
	if len(texts) == 0 {
		return nil, nil
	}
	return &hover{markup{"markdown", strings.Join(texts, "\n\n---\n\n")}, where}, nil
}

// explained describes the link, the image or the name at the cursor.
func (s *server) explained(open view, params positionParams) ([]string, textRange) {
	if on, isText := s.cursorAt(params); isText && on.link != nil {
		if on.link.Page == nil {
			return []string{on.file()}, on.where
		}
		return []string{s.described(on.in.dir, on.destination(0))}, on.where
	}
	place := s.placeOf(open, params.Position)
	found := complete.Explain(place)
	if found.Text == "" {
		return nil, textRange{}
	}
	line := place.Lines[place.Line]
	column := func(end int) position { return position{place.Line, s.units.units(line[:end], end)} }
	return []string{found.Text}, textRange{column(found.Start), column(found.End)}
}

// described returns the title and the description of a link's target, its first lines and its file.
func (s *server) described(dir string, to destination) string {
	target := to.page.Text
	parts := []string{"**" + target.Title + "**"}
	if heading := to.heading; heading != nil {
		parts[0] += " › " + heading.Text
		if heading.Place.File == "" {
			parts = append(parts, s.beginning(filepath.Join(dir, filepath.FromSlash(target.Name)), heading.Place.Line))
		}
	} else if target.Description != "" {
		parts = append(parts, target.Description)
	}
	if to.anchor != "" && to.heading == nil {
		for _, term := range target.Whole().Terms() {
			if term.ID == to.anchor {
				parts = []string{parts[0] + " › " + term.Name, term.Meaning}
			}
		}
	}
	if excerpt := target.Document.Excerpt; to.anchor == "" && excerpt != target.Description {
		parts = append(parts, excerpt)
	}
	parts = append(parts, "`"+target.Name+"`")
	return strings.Join(strings.FieldsFunc(strings.Join(parts, "\x00"), func(r rune) bool { return r == 0 }), "\n\n")
}

// beginning returns the first paragraph of a file after a line.
func (s *server) beginning(path string, line int) string {
	var paragraph []string
	for _, text := range s.contentOf(path)[line:] {
		text = strings.TrimSpace(text)
		if text == "" && len(paragraph) > 0 || strings.HasPrefix(text, "#") {
			break
		}
		if text != "" {
			paragraph = append(paragraph, text)
		}
	}
	return strings.Join(paragraph, "\n")
}

// file describes the image or the download at the cursor: its name and its size.
func (c cursor) file() string {
	parts := []string{"`" + c.link.Target + "`"}
	file, isKnown := c.edition.Assets[sitelink.Reference{From: c.link.File, Link: c.link.Written}]
	if file.Width > 0 {
		parts = append(parts, fmt.Sprintf("%d × %d pixels", file.Width, file.Height))
	}
	if isKnown {
		parts = append(parts, fmt.Sprintf("%d bytes", file.Size))
	}
	return strings.Join(parts, ", ")
}

// explanation returns what the guide says about a problem, in its first paragraph, and where to read more.
func explanation(finding diag.Diagnostic, shown diagnostic) string {
	_, text, _ := strings.Cut(docs.Code(finding.Code), "\n\n")
	text, _, _ = strings.Cut(text, "\n\n")
	if text == "" || shown.Description == nil {
		return ""
	}
	return fmt.Sprintf("**%s**: %s\n\n[Read more](%s)", finding.Code, docs.WithoutLinks(text), shown.Description.Href)
}
