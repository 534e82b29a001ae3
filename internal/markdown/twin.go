package markdown

import (
	"github.com/docgen-cli/docgen/internal/markdown/twin"
)

// Targets are the URLs in the Markdown of a page.
type Targets = twin.Targets

// Slot is a place in Markdown whose content only JavaScript knows: a component or an expression.
type Slot struct {
	twin.Slot
	Path    []int  // its place in the tree of React elements that the module of the document returns
	Partial string // path of the imported text that the component shows; "" for others
	Place   Place
}

// Markdown returns a document as plain Markdown with marks for URLs, which [FillMarkdown] replaces. Two
// goroutines must not call it for one document at the same time.
func (p *Parser) Markdown(document Document) string {
	text, _ := document.content().Markdown()
	return text
}

// ForPeople returns what the Markdown of a document leaves out, because it is only for people, as Markdown.
func (d Document) ForPeople() string { return d.content().ForPeople() }

func (d Document) content() twin.Content {
	p := d.tree.parser
	return twin.Content{
		Source: d.tree.source, Root: d.tree.root, Labels: p.options.Labels, Highlighter: p.highlighter, Components: d.components(),
	}
}

// components returns the names that the document defines, except for imports of the theme's components.
func (d Document) components() []string {
	isTheirs := map[string]bool{}
	for _, imported := range d.Imports {
		if imported.Path == "@theme/"+imported.Default {
			isTheirs[imported.Default] = true
		}
	}
	var names []string
	for _, name := range d.Names {
		if !isTheirs[name] {
			names = append(names, name)
		}
	}
	return names
}

// MarkdownWithSlots returns an MDX document as Markdown, with marks for URLs and slots, and the slots. links
// are those of the document. Two goroutines must not call it for one document at the same time.
func (d Document) MarkdownWithSlots(links []Resolved) (string, []Slot) {
	text, found := d.content().Markdown()
	if len(found) == 0 {
		return text, nil
	}
	paths := d.module(links).Paths()
	partials := map[string]string{}
	for _, imported := range d.Imports {
		for _, partial := range d.Partials {
			if imported.Path == partial.Path {
				partials[imported.Default] = partial.Path
			}
		}
	}
	slots := make([]Slot, len(found))
	for i, slot := range found {
		slots[i] = Slot{Slot: slot, Path: paths[slot.Key], Partial: partials[slot.Name], Place: d.tree.lines.Place(slot.At.Start, slot.At.Stop)}
	}
	return text, slots
}
