package build

import (
	"maps"
	"slices"
	"strings"

	"docgen/internal/markdown"
)

// partial is the imported text of a file; nil when there is none.
func (p *plan) partial(file string) *docPage {
	for i := range p.partials {
		if p.partials[i].doc.Name == file {
			return &p.partials[i]
		}
	}
	return nil
}

// shownPartial is a text where another one shows it.
type shownPartial struct {
	text               *docPage
	headings, sections int // of the other one that stand before it
}

// partialsOf are the texts that a document shows, in order; none that would show
// itself.
func (p *plan) partialsOf(page docPage) []shownPartial {
	var shown []shownPartial
	for _, partial := range page.document.Partials {
		found := p.partial(importedText(page.doc.Name, partial.Path))
		if found != nil && !p.circles[importKey(page, partial.Path)] {
			shown = append(shown, shownPartial{found, partial.Headings, partial.Sections})
		}
	}
	return shown
}

// maxShown bounds what a page takes from texts that show each other twice, and
// those again.
const maxShown = 10_000

// headings are those of a text and of all texts that it shows.
func (p *plan) headings(page docPage) []markdown.Heading {
	all := page.document.Headings
	shown := p.partialsOf(page)
	for i := len(shown) - 1; i >= 0 && len(all) < maxShown; i-- {
		all = slices.Insert(slices.Clone(all), shown[i].headings, p.headings(*shown[i].text)...)
	}
	return all
}

// sections are those of a text and of all texts that it shows. What such a text
// has above its first heading belongs to the section that it stands in.
func (p *plan) sections(page docPage, own []markdown.Section) []markdown.Section {
	all := own
	shown := p.partialsOf(page)
	for i := len(shown) - 1; i >= 0 && len(all) < maxShown; i-- {
		at, inner := shown[i].sections, p.sections(*shown[i].text, shown[i].text.document.Sections)
		if len(inner) == 0 || at < 1 || at > len(all) {
			continue
		}
		all = slices.Clone(all)
		all[at-1].Text = strings.TrimSpace(all[at-1].Text + " " + inner[0].Text)
		all = slices.Insert(all, at, inner[1:]...)
	}
	return all
}

// anchors are the ids in a page, of the texts that it shows too.
func (p *plan) anchors(page docPage) map[string]bool {
	if len(page.document.Partials) == 0 {
		return page.document.Anchors
	}
	all, files := map[string]bool{}, map[string]bool{}
	for texts := []docPage{page}; len(texts) > 0; texts = texts[1:] {
		maps.Copy(all, texts[0].document.Anchors)
		for _, partial := range p.partialsOf(texts[0]) {
			if name := partial.text.doc.Name; !files[name] {
				files[name] = true
				texts = append(texts, *partial.text)
			}
		}
	}
	return all
}
