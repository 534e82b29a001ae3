package twin

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
)

// container writes what is between ":::name" and ":::".
func (w *writer) container(node *directive.Container) string {
	switch node.Spec.Role {
	case directive.HumansRole:
		return ""
	case directive.AdmonitionRole:
		return w.admonition(node)
	case directive.MembersRole: // the declaration says what the index does
		if details, isIndex := node.LastChild().(*directive.Container); isIndex {
			return w.blocks(details)
		}
	}
	switch title := node.Title(); {
	case node.Spec.Twin == directive.AsList:
		return w.cards(node)
	case title != nil && node.Spec.Twin == directive.TitleFirst:
		return paragraphs(strong(w.inBold(title)), w.blocks(node))
	case title != nil && node.Spec.Twin == directive.TitleLast:
		return paragraphs(w.blocks(node), "*"+oneLine(w.inlines(title))+"*")
	}
	return w.blocks(node)
}

func strong(text string) string {
	if text == "" {
		return ""
	}
	return "**" + text + "**"
}

// admonition writes an admonition as a quote that begins with its kind.
func (w *writer) admonition(node *directive.Container) string {
	label := directive.AdmonitionTitle(w.Labels, node.Name)
	if title := node.Title(); title != nil {
		if written := w.inBold(title); written != "" && !strings.EqualFold(written, label) {
			label += ": " + written
		}
	}
	return quoted(paragraphs(strong(label), w.blocks(node)))
}

// cards writes a list of cards or features.
func (w *writer) cards(node *directive.Container) string {
	var blocks, items []string
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		if card, isContainer := child.(*directive.Container); isContainer && card.Spec.Within != "" {
			items = append(items, item(w.container(card), "-"))
		} else {
			blocks = append(blocks, w.block(child))
		}
	}
	return paragraphs(append(blocks, strings.Join(items, "\n"))...)
}

// facts writes facts as a list.
func (w *writer) facts(list ast.Node) string {
	var items []string
	for node := list.FirstChild(); node != nil; node = node.NextSibling() {
		if fact, isFact := node.(*directive.Fact); isFact {
			items = append(items, item("**"+escape(fact.Name)+":** "+w.blocks(fact), "-"))
		}
	}
	return strings.Join(items, "\n")
}
