package twin

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// container writes what is between ":::name" and ":::".
func (w *writer) container(node *syntax.Container) string {
	switch node.Role {
	case syntax.HumansRole:
		return ""
	case syntax.AdmonitionRole:
		return w.admonition(node)
	case syntax.CardsRole, syntax.FeaturesRole:
		return w.cards(node)
	case syntax.TabRole, syntax.DetailsRole, syntax.LogosRole, syntax.CallToActionRole, syntax.CardRole, syntax.FeatureRole:
		return paragraphs(w.titled(node), w.blocks(node))
	case syntax.FigureRole:
		if title := titleIn(node); title != nil {
			return paragraphs(w.blocks(node), "*"+oneLine(w.inlines(title))+"*")
		}
	}
	return w.blocks(node)
}

func titleIn(node *syntax.Container) *syntax.Title {
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		if title, isTitle := child.(*syntax.Title); isTitle {
			return title
		}
	}
	return nil
}

// titled writes the title of a container in bold, or "".
func (w *writer) titled(node *syntax.Container) string {
	title := titleIn(node)
	if title == nil {
		return ""
	}
	return strong(w.inBold(title))
}

func strong(text string) string {
	if text == "" {
		return ""
	}
	return "**" + text + "**"
}

// admonition writes an admonition as a quote that begins with its kind.
func (w *writer) admonition(node *syntax.Container) string {
	label := syntax.AdmonitionTitle(w.Labels, node.Name())
	if title := titleIn(node); title != nil {
		if own := w.inBold(title); own != "" && !strings.EqualFold(own, label) {
			label += ": " + own
		}
	}
	return quoted(paragraphs(strong(label), w.blocks(node)))
}

// cards writes a list of cards or features.
func (w *writer) cards(node *syntax.Container) string {
	var blocks, items []string
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		box, isBox := child.(*syntax.Container)
		if isBox && (box.Role == syntax.CardRole || box.Role == syntax.FeatureRole) {
			items = append(items, item(w.container(box), "-"))
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
		if fact, isFact := node.(*syntax.Fact); isFact {
			items = append(items, item("**"+escape(fact.Name)+":** "+w.blocks(fact), "-"))
		}
	}
	return strings.Join(items, "\n")
}
