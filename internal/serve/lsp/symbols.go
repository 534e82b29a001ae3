package lsp

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/block"
)

// documentSymbols returns the headings of a file as an outline.
func (s *server) documentSymbols(_ context.Context, params documentParams) ([]documentSymbol, error) {
	open, isText := s.textOf(params.TextDocument.URI)
	if !isText {
		return nil, nil
	}
	var own []markdown.Heading
	for _, heading := range open.text.Listed().Headings {
		if heading.Place.File == "" {
			own = append(own, heading)
		}
	}
	content := linesOf(open.content)
	symbols := s.outline(content, own, len(content)-1)
	if blocks := open.document().Blocks(); open.text.Document.HasTitle {
		first := slices.IndexFunc(blocks, func(each block.Block) bool { return each.Kind == block.Section })
		if first >= 0 {
			symbols = []documentSymbol{s.title(open.text.Document.Title, content, blocks[first], symbols)}
		}
	}
	return symbols, nil
}

// title returns the heading that is the title of a page, with those below it.
func (s *server) title(name string, content lines, section block.Block, below []documentSymbol) documentSymbol {
	last := s.units.rangeOf(content, section.Last, 0, 0).End
	return documentSymbol{
		Name: name, Kind: kindString, Range: textRange{position{Line: section.First - 1}, last},
		SelectionRange: s.units.rangeOf(content, section.First, 0, 0), Children: below,
	}
}

// outline returns headings with those below them. Each reaches to the next one of its level or above, or to the last line.
func (s *server) outline(content lines, headings []markdown.Heading, last int) []documentSymbol {
	symbols := []documentSymbol{}
	for len(headings) > 0 {
		first, end := headings[0], 1
		for end < len(headings) && headings[end].Level > first.Level {
			end++
		}
		ends := last
		if end < len(headings) {
			ends = headings[end].Place.Line - 2
		}
		selection := s.units.rangeOf(content, first.Place.Line, first.Place.Column, first.Place.Length)
		symbols = append(symbols, documentSymbol{
			Name: first.Text, Kind: kindString, SelectionRange: selection, Children: s.outline(content, headings[1:end], ends),
			Range: textRange{position{Line: selection.Start.Line}, s.units.rangeOf(content, ends+1, 0, 0).End},
		})
		headings = headings[end:]
	}
	return symbols
}

// workspaceSymbols returns the pages of all sites whose titles contain a text, in any case.
func (s *server) workspaceSymbols(_ context.Context, params symbolParams) ([]workspaceSymbol, error) {
	symbols := []workspaceSymbol{}
	wanted := strings.ToLower(params.Query)
	for _, each := range s.sites() {
		for page := range each.state().Site.Pages() {
			if page.Text != nil && strings.Contains(strings.ToLower(page.Text.Title), wanted) {
				path := filepath.Join(each.dir, filepath.FromSlash(page.Text.Name))
				symbols = append(symbols, workspaceSymbol{
					Name: page.Text.Title, Kind: kindPage, ContainerName: page.Text.Name, Location: location{URI: uriOf(path)},
				})
			}
		}
	}
	return symbols, nil
}

// documentLinks returns the links of a file to pages, so that the editor opens the files.
func (s *server) documentLinks(_ context.Context, params documentParams) ([]documentLink, error) {
	open, isText := s.textOf(params.TextDocument.URI)
	if !isText {
		return nil, nil
	}
	content, links := linesOf(open.content), []documentLink{}
	for each := range open.project.References(open.text) {
		if each.File != open.name {
			continue
		}
		tooltip := each.Target
		if each.Page != nil {
			tooltip = each.Page.Text.Title
		}
		links = append(links, documentLink{
			Range: s.units.rangeOf(content, each.Place.Line, each.Place.Column, each.Place.Length), Tooltip: tooltip,
			Target: uriOf(filepath.Join(open.in.dir, filepath.FromSlash(each.Target))),
		})
	}
	return links, nil
}
