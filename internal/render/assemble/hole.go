package assemble

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// Hole is a component or an expression in the Markdown of a page, as Node gets it: TwinHole in
// theme/server.tsx.
type Hole struct {
	In       int    `json:"in"`       // the hole with the content that contains it; -1 for the page itself
	Path     []int  `json:"path"`     // its place in the tree of React elements; null for the whole page, and for what it does not show
	Children string `json:"children"` // Markdown
	IsBlock  bool   `json:"isBlock"`  // not in a line of text
	IsText   bool   `json:"isText"`   // shows an imported text, whose Markdown is known

	File  string         `json:"-"` // for messages
	Name  string         `json:"-"`
	Place markdown.Place `json:"-"`
	Text  *site.Text     `json:"-"` // the text that contains the hole
	Known string         `json:"-"` // the Markdown of an imported text
}

// maxHoles limits the components on a page, because imported texts that each show others twice grow
// exponentially.
const maxHoles = 10_000

// WithHoles returns the Markdown of a page with components without its head, with marks for its holes.
func (a Assembler) WithHoles(page *site.Page) (string, []Hole) {
	in := holes{Assembler: a, page: page}
	text := in.text(page.Text, -1)
	return a.withTitle(page, text), in.all
}

// holes collects the holes of a page and of the texts that it imports.
type holes struct {
	Assembler
	page *site.Page
	all  []Hole
	open []*site.Text // texts that contain the current one
}

// text returns the Markdown of a text, and collects its holes.
func (h *holes) text(text *site.Text, in int) string {
	document := text.Whole()
	var root []int
	if !document.HasTitle && !text.FrontMatter.HideTitle && text.Title != "" && (text != h.page.Text || h.page.IsDoc()) {
		root = []int{1} // after the title, which the module adds
	}
	links := h.Links.Of(text)
	written, found := document.MarkdownWithHoles(links)
	targets := h.targets(h.page, h.linksIn(h.page, text))
	h.open = append(h.open, text)
	defer func() { h.open = h.open[:len(h.open)-1] }()
	numbers := make([]int, len(found))
	renumbered := func(part string) string {
		return markdown.RenumberHoles(markdown.FillMarkdown(part, targets), numbers)
	}
	for i, hole := range found {
		numbers[i] = len(h.all)
		if hole.Path != nil {
			hole.Path = append(slices.Clone(root), hole.Path...)
		}
		partial := h.Edition.Imports.Shown(text, hole.Partial)
		h.all = append(h.all, Hole{
			In: in, Path: hole.Path, Children: renumbered(hole.Children), IsBlock: hole.IsBlock, File: text.Name, Name: hole.Name, Place: hole.Place,
			Text:   text,
			IsText: partial != nil && !slices.Contains(h.open, partial) && len(h.all) < maxHoles,
		})
		if at := numbers[i]; h.all[at].IsText {
			known := h.text(partial, at)
			h.all[at].Known = known
		}
	}
	return renumbered(written)
}
