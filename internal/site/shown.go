package site

import (
	"html"
	"iter"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// shownPartial is a text at the place where another text shows it.
type shownPartial struct {
	text               *Text
	headings, sections int // number in the other text before that place
	props              map[string]string
}

var propertyUse = regexp.MustCompile(`\bprops\.(\w+)`)

// fill replaces the properties in the text of a heading by their values.
func (p shownPartial) fill(text string, escape func(string) string) string {
	return propertyUse.ReplaceAllStringFunc(text, func(use string) string {
		if value, isKnown := p.props[strings.TrimPrefix(use, "props.")]; isKnown {
			return escape(value)
		}
		return use
	})
}

func (p shownPartial) filled(headings []markdown.Heading) []markdown.Heading {
	if len(p.props) == 0 {
		return headings
	}
	headings = slices.Clone(headings)
	for i := range headings {
		headings[i].HTML = p.fill(headings[i].HTML, html.EscapeString)
	}
	return headings
}

// shown returns the texts that a text imports and shows, in order. It leaves out texts that
// would show themselves.
func (i Imports) shown(by *Text) []shownPartial {
	var shown []shownPartial
	for _, partial := range by.Document.Partials {
		found := i.Find(ImportedFile(by.Name, i.aliases.Resolve(partial.Path)))
		if found != nil && !i.circles[Importing{by.Name, partial.Path}] {
			shown = append(shown, shownPartial{found, partial.Headings, partial.Sections, partial.Props})
		}
	}
	return shown
}

// within iterates over a text and all texts that it shows, directly or indirectly, each once.
func (i Imports) within(text *Text) iter.Seq[*Text] {
	return func(yield func(*Text) bool) {
		seen := map[*Text]bool{text: true}
		for texts := []*Text{text}; len(texts) > 0 && yield(texts[0]); texts = texts[1:] {
			for _, partial := range i.shown(texts[0]) {
				if shown := partial.text; !seen[shown] {
					seen[shown], texts = true, append(texts, shown)
				}
			}
		}
	}
}

// maxShown limits how many texts a page shows. Without it, texts that each show others twice
// would grow exponentially.
const maxShown = 10_000

// Headings returns the headings of a text and of all texts that it shows.
func (i Imports) Headings(text *Text) []markdown.Heading {
	all, shown := text.Listed().Headings, i.shown(text)
	for n := len(shown) - 1; n >= 0 && len(all) < maxShown; n-- {
		all = slices.Insert(slices.Clone(all), shown[n].headings, shown[n].filled(i.Headings(shown[n].text))...)
	}
	return all
}

// Sections returns the sections of a text and of all texts that it shows. The part of such a
// text before its first heading belongs to the section that contains it.
func (i Imports) Sections(text *Text) ([]markdown.Section, error) {
	all, err := text.Sections()
	shown := i.shown(text)
	for n := len(shown) - 1; n >= 0 && len(all) < maxShown && err == nil; n-- {
		var inner []markdown.Section
		at := shown[n].sections
		inner, err = i.Sections(shown[n].text)
		if len(inner) == 0 || at < 1 || at > len(all) {
			continue
		}
		all = slices.Clone(all)
		all[at-1].Text = strings.Trim(all[at-1].Text+" "+inner[0].Text, " ")
		for _, section := range inner[1:] {
			section.Title = shown[n].fill(section.Title, func(value string) string { return value })
			at, all = at+1, slices.Insert(all, at, section)
		}
	}
	return all, err
}

// Anchors returns the ids in the page of a text, including those of the texts that it shows.
func (i Imports) Anchors(text *Text) markdown.Anchors {
	if len(text.Document.Partials) == 0 {
		return text.Document.Anchors
	}
	all := map[string]bool{}
	for each := range i.within(text) {
		each.Document.Anchors.AddTo(all)
	}
	return markdown.AnchorsOf(all)
}

// Sheets returns the style sheets that a text and all texts that it shows need.
func (i Imports) Sheets(text *Text) markdown.Sheets {
	var needed markdown.Sheets
	for each := range i.within(text) {
		needed |= each.Document.Sheets
	}
	return needed
}

// ShownOn returns, for each text that is not a page itself, the pages that show it, in the
// order of Pages.
func (e *Edition) ShownOn() map[*Text][]content.Doc {
	pages := map[*Text][]content.Doc{}
	for _, page := range e.Pages {
		if page.Text == nil || len(page.Text.Document.Partials) == 0 {
			continue
		}
		seen := map[*Text]bool{}
		for texts := []*Text{page.Text}; len(texts) > 0; texts = texts[1:] {
			for _, partial := range e.Imports.shown(texts[0]) {
				if shown := partial.text; shown.ID == "" && !seen[shown] {
					seen[shown], texts = true, append(texts, shown)
					pages[shown] = append(pages[shown], page.Text.Doc)
				}
			}
		}
	}
	return pages
}

// Uses reports whether a text, or one that it shows, uses a component of the theme.
func (i Imports) Uses(text *Text, component string) bool {
	for each := range i.within(text) {
		isNamed := slices.ContainsFunc(each.Document.Components, func(use mdx.Use) bool { return use.Name == component })
		isImported := slices.ContainsFunc(each.Document.Imports, func(imported mdx.Import) bool { return path.Base(imported.Path) == component })
		if each.Document.IsMDX && (isNamed || isImported) {
			return true
		}
	}
	return false
}
