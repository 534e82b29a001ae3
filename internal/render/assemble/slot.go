package assemble

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// Slot is a component or an expression in the Markdown of a page, as Node gets it: Slot in
// theme/markdown.tsx.
type Slot struct {
	In       int    `json:"in"`       // the slot with the content that contains it; -1 for the page itself
	Path     []int  `json:"path"`     // its place in the tree of React elements; null for the whole page, and for what it does not show
	Children string `json:"children"` // Markdown
	IsBlock  bool   `json:"isBlock"`  // not in a line of text
	IsText   bool   `json:"isText"`   // shows an imported text, whose Markdown is known

	File  string         `json:"-"` // for messages
	Name  string         `json:"-"`
	Place markdown.Place `json:"-"`
	Text  *site.Text     `json:"-"` // the text that contains the slot
	Known string         `json:"-"` // the Markdown of an imported text
}

// maxSlots limits the components on a page, because imported texts that each show others twice grow
// exponentially.
const maxSlots = 10_000

// WithSlots returns the Markdown of a page with components without its head, with marks for its slots.
func (a Assembler) WithSlots(page *site.Page) (string, []Slot) {
	in := slots{Assembler: a, page: page}
	text := in.text(page.Text, -1)
	return a.withTitle(page, text), in.all
}

// slots collects the slots of a page and of the texts that it imports.
type slots struct {
	Assembler
	page *site.Page
	all  []Slot
	open []*site.Text // texts that contain the current one
}

// text returns the Markdown of a text, and collects its slots.
func (s *slots) text(text *site.Text, in int) string {
	document := text.Whole()
	var root []int
	if !document.HasTitle && !text.FrontMatter.HideTitle && text.Title != "" && (text != s.page.Text || s.page.IsDoc()) {
		root = []int{1} // after the title, which the module adds
	}
	links := s.Links.Of(text)
	written, found := document.MarkdownWithSlots(links)
	targets := s.targets(s.page, s.linksIn(s.page, text))
	s.open = append(s.open, text)
	defer func() { s.open = s.open[:len(s.open)-1] }()
	numbers := make([]int, len(found))
	renumbered := func(part string) string {
		return markdown.RenumberSlots(markdown.FillMarkdown(part, targets), numbers)
	}
	for i, slot := range found {
		numbers[i] = len(s.all)
		if slot.Path != nil {
			slot.Path = append(slices.Clone(root), slot.Path...)
		}
		partial := s.Edition.Imports.Shown(text, slot.Partial)
		s.all = append(s.all, Slot{
			In: in, Path: slot.Path, Children: renumbered(slot.Children), IsBlock: slot.IsBlock, File: text.Name, Name: slot.Name, Place: slot.Place,
			Text:   text,
			IsText: partial != nil && !slices.Contains(s.open, partial) && len(s.all) < maxSlots,
		})
		if at := numbers[i]; s.all[at].IsText {
			known := s.text(partial, at)
			s.all[at].Known = known
		}
	}
	return renumbered(written)
}
