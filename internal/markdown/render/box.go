package render

import (
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/icon"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Box is the HTML of a container that is one element, and of its title.
type Box struct {
	Element, Class           string
	TitleElement, TitleClass string
}

// BoxOf returns the HTML of a container.
func BoxOf(container *syntax.Container) Box {
	switch container.Role {
	case syntax.AdmonitionRole:
		return Box{"div", "admonition", "p", "admonition-title"}
	case syntax.TabRole:
		return Box{"div", "tab", "p", "tab-title"}
	case syntax.StepsRole:
		return Box{"div", "steps", "p", ""}
	case syntax.CardsRole:
		return Box{"ul", "cards", "p", ""}
	case syntax.CardRole:
		return Box{"li", "card", "div", "card-title"}
	case syntax.DetailsRole:
		return Box{"details", "", "summary", ""}
	case syntax.FileTreeRole:
		return Box{"div", "file-tree", "p", ""}
	case syntax.FigureRole:
		return Box{"figure", strings.TrimSuffix("figure figure--"+container.Size, " figure--"), "figcaption", ""}
	case syntax.GlossaryRole:
		return Box{"div", "glossary", "p", ""}
	case syntax.HeroRole:
		return Box{"div", "hero", "p", ""}
	case syntax.FeaturesRole:
		return Box{"ul", "features", "p", ""}
	case syntax.FeatureRole:
		return Box{"li", "feature", "div", "feature-title"}
	case syntax.LogosRole:
		return Box{"div", "logos", "p", "logos-title"}
	case syntax.CallToActionRole:
		return Box{"div", "call-to-action", "p", "call-to-action-title"}
	}
	return Box{"div", "", "p", ""}
}

// openBox writes the start of a container.
func openBox(out util.BufWriter, container *syntax.Container) error {
	box, open := BoxOf(container), ""
	if container.Open {
		open = " open"
	}
	_, err := out.WriteString("<" + box.Element + container.AttributesHTML(box.Class) + open + ">\n" + icon.SVG(container.Icon))
	return err
}

// renderPhrase writes a badge, an icon or an abbreviation.
func renderPhrase(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	_, err := out.WriteString(PhraseHTML(node.(*syntax.Phrase), source))
	return ast.WalkSkipChildren, err
}

// PhraseHTML returns the HTML of a badge, an icon or an abbreviation.
func PhraseHTML(phrase *syntax.Phrase, source []byte) string {
	text := html.EscapeString(syntax.PlainText(phrase, source))
	switch phrase.Name {
	case "icon":
		drawing := icon.SVG(phrase.Icon)
		if phrase.Title == "" {
			return "<span" + phrase.AttributesHTML("icon-box") + ">" + drawing + "</span>"
		}
		return "<span" + phrase.AttributesHTML("icon-box") + ` role="img" aria-label="` + html.EscapeString(phrase.Title) + `">` + drawing + "</span>"
	case "badge":
		kind, isType := syntax.Admonition(phrase.BadgeType)
		if !isType {
			kind = "note"
		}
		return "<span" + phrase.AttributesHTML("badge") + ` data-kind="` + kind + `">` + text + "</span>"
	}
	return "<abbr" + phrase.AttributesHTML("") + ` title="` + html.EscapeString(phrase.Title) + `">` + text + "</abbr>"
}
