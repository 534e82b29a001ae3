package lsp

import (
	"cmp"
	"context"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/serve/lsp/complete"
	"github.com/docgen-cli/docgen/internal/site"
)

// completion proposes what the author may write at the cursor.
func (s *server) completion(_ context.Context, params positionParams) (completionList, error) {
	answer := completionList{Items: []completionItem{}}
	open, isInSite := s.viewOf(params.TextDocument.URI)
	if !isInSite {
		return answer, nil
	}
	place := s.placeOf(open, params.Position)
	list := complete.Items(place)
	answer.IsIncomplete = list.IsShort
	line := place.Lines[place.Line]
	column := func(end int) position { return position{place.Line, s.units.units(line[:end], end)} }
	replaced := textRange{column(list.From), column(place.Column)}
	for _, item := range list.Items {
		converted := completionItem{
			Label: item.Label, Kind: item.Kind, Detail: item.Detail, FilterText: item.Match, SortText: item.Order,
			TextEdit: textEdit{replaced, cmp.Or(item.Text, item.Label)},
		}
		if item.Doc != "" {
			converted.Documentation = &markup{"markdown", item.Doc}
		}
		answer.Items = append(answer.Items, converted)
	}
	return answer, nil
}

// placeOf returns the place of an editor's cursor for package complete. A position beyond the text is its end.
func (s *server) placeOf(open view, at position) complete.Place {
	rows := linesOf(open.content)
	number := min(max(at.Line, 0), len(rows)-1)
	place := complete.Place{
		Checked: open.project.Checked, Edition: open.edition, Text: open.text, Name: open.name, ConfigFile: s.options.ConfigFile,
		Lines: rows, Line: number, Column: s.units.offset(rows[number], max(at.Character, 0)), Files: source.Site(open.in.dir, "."),
		Read: func(name string) string {
			return string(content.Normal([]byte(s.textAt(filepath.Join(open.in.dir, filepath.FromSlash(name))))))
		},
	}
	if place.Text == nil {
		place.Edition = editionOf(open.project.Site, open.name)
	}
	return place
}

// editionOf returns the locale that a file without a text belongs to: the one that could not read it, or else the default one. It
// is nil before the first check.
func editionOf(s site.Site, name string) *site.Edition {
	isIt := func(doc content.Doc) bool { return doc.Name == name }
	for _, edition := range s.Editions {
		for _, set := range edition.Sets {
			if slices.ContainsFunc(set.Unread, isIt) {
				return edition
			}
		}
		for _, blog := range edition.Blogs {
			if slices.ContainsFunc(blog.Unread, isIt) {
				return edition
			}
		}
	}
	if len(s.Editions) == 0 {
		return nil
	}
	return s.Editions[0]
}
