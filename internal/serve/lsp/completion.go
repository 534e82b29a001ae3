package lsp

import (
	"context"
	"fmt"
	"path"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/serve/refactor"
	"github.com/docgen-cli/docgen/internal/site"
)

// linkBegun finds the target of a link that ends at the cursor: of "[text](target)" or of "[label]: target".
var linkBegun = regexp.MustCompile(`(?:\]\(|^ {0,3}\[[^\]]+\]:\s+)<?([^\s()<>]*)$`)

// completion proposes targets for the link at the cursor: pages, or the headings of the page before "#". At the beginning of
// a line of front matter, it proposes fields.
func (s *server) completion(_ context.Context, params positionParams) ([]completionItem, error) {
	open, isInSite := s.viewOf(params.TextDocument.URI)
	if !isInSite {
		return nil, nil
	}
	line, begin := lineAt(open.content, params.Position.Line)
	end := min(s.units.offsetOf(open.content, params.Position)-begin, len(line))
	replaced := func(from int) textRange {
		start := position{params.Position.Line, s.units.units(line[:from], from)}
		return textRange{start, position{params.Position.Line, s.units.units(line[:end], end)}}
	}
	if fieldBegun.MatchString(line[:end]) && inFrontMatter(open.content[:begin]) {
		return fields(open.content[:begin], replaced(0)), nil
	}
	found := linkBegun.FindStringSubmatchIndex(line[:end])
	if found == nil || open.text == nil {
		return nil, nil
	}
	if before, _, hasAnchor := strings.Cut(line[found[2]:found[3]], "#"); hasAnchor {
		return headings(linked(open.edition, open.text, before), replaced(found[2]+len(before)+1)), nil
	}
	return pages(open.edition, open.text, replaced(found[2])), nil
}

// linked returns the text of the file that a relative link of a text leads to; the text itself for "".
func linked(edition *site.Edition, from *site.Text, link string) *site.Text {
	if link == "" {
		return from
	}
	return edition.Find(path.Join(path.Dir(from.Name), link))
}

// headings proposes the headings of a text.
func headings(text *site.Text, replaced textRange) []completionItem {
	if text == nil {
		return nil
	}
	var items []completionItem
	for i, heading := range text.Listed().Headings {
		if heading.ID != "" {
			items = append(items, completionItem{
				Label: heading.ID, Detail: heading.Text, FilterText: heading.ID + " " + heading.Text, Kind: kindReference,
				SortText: fmt.Sprintf("%05d", i), TextEdit: textEdit{replaced, heading.ID},
			})
		}
	}
	return items
}

// pages proposes the texts of a locale that a text may link to: those of its own version, and those without one.
func pages(edition *site.Edition, from *site.Text, replaced textRange) []completionItem {
	var items []completionItem
	for text := range edition.Texts() {
		if text == from || text.Set.Version != from.Set.Version && text.Set.Version != "" {
			continue
		}
		relative := refactor.RelativeTo(path.Dir(from.Name), text.Name)
		items = append(items, completionItem{
			Label: relative, Detail: text.Title, FilterText: relative + " " + text.Title, Kind: kindFile,
			TextEdit: textEdit{replaced, relative},
		})
	}
	return items
}
