package assemble

import (
	"cmp"
	"fmt"
	"html"
	"slices"
	"strings"
	"unicode"

	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// mostPages is the number of pages that the card of a category without a description names.
const mostPages = 3

// categoryHTML shows the items of a category as cards.
func categoryHTML(index sidebar.Index, cards []sidebar.Card) string {
	var out strings.Builder
	out.WriteString(markdown.TitleHTML(index.Title))
	writeParagraph(&out, index.Description)
	class := "cards"
	if len(cards)%6 == 4 {
		class += " cards-in-pairs" // in rows of three, the last card would stand alone
	}
	out.WriteString(`<ul class="` + class + "\">\n")
	for _, card := range cards {
		attributes := ""
		if card.External {
			attributes = ` target="_blank" rel="noopener noreferrer"`
		}
		text := card.Description
		if text == "" {
			text = strings.Join(card.Pages[:min(mostPages, len(card.Pages))], "\u00a0· ")
			if len(card.Pages) > mostPages {
				text += " …"
			}
		}
		out.WriteString(`<li class="card">` + icon.SVG(card.Icon))
		fmt.Fprintf(&out, "<a href=\"%s\"%s>%s</a>", html.EscapeString(card.Href), attributes, html.EscapeString(card.Label))
		writeParagraph(&out, text)
		out.WriteString("</li>\n")
	}
	out.WriteString("</ul>\n")
	return out.String()
}

// tagHTML lists the docs of a tag.
func tagHTML(labels message.Catalog, routes route.Set, title string, tag tag.Tag) string {
	var out strings.Builder
	out.WriteString(markdown.TitleHTML(title))
	writeParagraph(&out, tag.Description)
	for _, doc := range tag.Docs {
		fmt.Fprintf(&out, "<h2><a href=\"%s\">%s</a></h2>\n", html.EscapeString(routes.Path(route.Doc, doc.ID)), html.EscapeString(doc.Title))
		writeParagraph(&out, doc.Description)
	}
	if all := routes.Path(route.Tags, ""); all != "" {
		fmt.Fprintf(&out, "<p><a href=\"%s\">%s</a></p>\n", html.EscapeString(all), html.EscapeString(labels.Text("theme.tags.tagsPageLink")))
	}
	return out.String()
}

// countedTag is a tag with the number of pages that have it, in words.
type countedTag struct{ label, path, count string }

// countedTags returns the tags of docs.
func countedTags(labels message.Catalog, routes route.Set, tags []tag.Tag) []countedTag {
	shown := make([]countedTag, len(tags))
	for i, tag := range tags {
		shown[i] = countedTag{tag.Label, routes.Path(route.Tag, tag.Slug), labels.Plural("docgen.tags.docs", len(tag.Docs))}
	}
	return shown
}

// tagsHTML lists all tags under their first letters.
func tagsHTML(labels message.Catalog, tags []countedTag) string {
	sorted := slices.Clone(tags)
	slices.SortStableFunc(sorted, func(a, b countedTag) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.label), strings.ToLower(b.label)), strings.Compare(a.path, b.path))
	})
	var out strings.Builder
	out.WriteString(markdown.TitleHTML(labels.Text("theme.tags.tagsPageTitle")))
	letter := rune(-1)
	for _, tag := range sorted {
		if first := initial(tag.label); first != letter {
			closeList(&out, letter)
			letter = first
			fmt.Fprintf(&out, "<h2>%s</h2>\n<ul class=\"tags\">\n", html.EscapeString(string(letter)))
		}
		fmt.Fprintf(&out, "<li><a href=\"%s\">%s</a> <span>%s</span></li>\n",
			html.EscapeString(tag.path), html.EscapeString(tag.label), html.EscapeString(tag.count))
	}
	closeList(&out, letter)
	return out.String()
}

// closeList ends the list of a letter, if one is open.
func closeList(out *strings.Builder, letter rune) {
	if letter >= 0 {
		out.WriteString("</ul>\n")
	}
}

func initial(label string) rune {
	for _, char := range label {
		return unicode.ToUpper(char)
	}
	return 0
}

// banner tells readers that a page is unlisted or a draft.
func (a Assembler) banner(page contract.PageData) string {
	if page.Kind == contract.SitePage || page.Kind == contract.SearchPage {
		return "" // their components do not show it
	}
	labels, banner := a.labels(), ""
	if page.Unlisted {
		banner += noticeHTML(labels.Text("theme.contentVisibility.unlistedBanner.title"), labels.Text("theme.contentVisibility.unlistedBanner.message"))
	}
	if page.Draft {
		banner += noticeHTML(labels.Text("theme.contentVisibility.draftBanner.title"), labels.Text("theme.contentVisibility.draftBanner.message"))
	}
	return banner
}

// noticeHTML writes what theme/common/Notice.tsx shows.
func noticeHTML(title, text string) string {
	return fmt.Sprintf(`<div class="docgen-notice"><b>%s</b>%s</div>`, html.EscapeString(title), html.EscapeString(text))
}

func writeParagraph(out *strings.Builder, text string) {
	if text != "" {
		out.WriteString("<p>" + html.EscapeString(text) + "</p>\n")
	}
}
