package render

import (
	"html"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Box is the HTML of a container that is one element, and of its title.
type Box struct {
	Element, Class           string
	TitleElement, TitleClass string
}

// boxes has the HTML of each role, except for groups of tabs, which openTabs writes.
var boxes = map[syntax.Role]Box{
	syntax.AdmonitionRole:   {"div", "admonition", "p", "admonition-title"},
	syntax.TabRole:          {"div", "tab", "p", "tab-title"},
	syntax.StepsRole:        {"div", "steps", "p", ""},
	syntax.CardsRole:        {"ul", "cards", "p", ""},
	syntax.CardRole:         {"li", "card", "div", "card-title"},
	syntax.DetailsRole:      {"details", "", "summary", ""},
	syntax.FileTreeRole:     {"div", "file-tree", "p", ""},
	syntax.FigureRole:       {"figure", "figure", "figcaption", ""},
	syntax.GlossaryRole:     {"div", "glossary", "p", ""},
	syntax.HeroRole:         {"div", "hero", "p", ""},
	syntax.FeaturesRole:     {"ul", "features", "p", ""},
	syntax.FeatureRole:      {"li", "feature", "div", "feature-title"},
	syntax.LogosRole:        {"div", "logos", "p", "logos-title"},
	syntax.CallToActionRole: {"div", "call-to-action", "p", "call-to-action-title"},
	syntax.FactsRole:        {"div", "facts", "p", ""},
	syntax.SignatureRole:    {"div", "signature", "p", ""},
}

// BoxOf returns the HTML of a container.
func BoxOf(container *syntax.Container) Box {
	box, known := boxes[container.Role]
	if !known {
		return Box{"div", "", "p", ""}
	}
	if container.Size != "" {
		box.Class += " figure--" + container.Size
	}
	return box
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
	if !entering || isBeside(node) {
		return ast.WalkSkipChildren, nil
	}
	_, err := out.WriteString(phraseHTML(node.(*syntax.Phrase), source))
	return ast.WalkSkipChildren, err
}

// phraseHTML returns the HTML of a badge, an icon or an abbreviation.
func phraseHTML(phrase *syntax.Phrase, source []byte) string {
	text := html.EscapeString(syntax.PlainText(phrase, source))
	switch phrase.Name {
	case "icon":
		drawing := icon.SVG(phrase.Icon)
		if phrase.Title == "" {
			return "<span" + phrase.AttributesHTML("icon-box") + ">" + drawing + "</span>"
		}
		return "<span" + phrase.AttributesHTML("icon-box") + ` role="img" aria-label="` + html.EscapeString(phrase.Title) + `">` + drawing + "</span>"
	case "badge", "since":
		badge, kind := BadgeOf(phrase), ""
		if badge.Kind != "" {
			kind = ` data-kind="` + badge.Kind + `"`
		}
		return "<span" + phrase.AttributesHTML(badge.Class) + kind + ">" + text + "</span>"
	}
	return "<abbr" + phrase.AttributesHTML("") + ` title="` + html.EscapeString(phrase.Title) + `">` + text + "</abbr>"
}

// Badge is the HTML of a badge.
type Badge struct{ Class, Kind string }

// BadgeOf returns the HTML of a badge.
func BadgeOf(phrase *syntax.Phrase) Badge {
	if phrase.Name == "since" {
		return Badge{Class: "badge since"}
	}
	kind, isType := syntax.Admonition(phrase.BadgeType)
	if !isType {
		kind = "note"
	}
	return Badge{"badge", kind}
}
