package render

import (
	"html"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// renderPhrase writes a badge, an icon or an abbreviation.
func renderPhrase(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering || isBeside(node) {
		return ast.WalkSkipChildren, nil
	}
	_, err := out.WriteString(phraseHTML(node.(*directive.Phrase), source))
	return ast.WalkSkipChildren, err
}

// phraseHTML returns the HTML of a badge, an icon or an abbreviation.
func phraseHTML(phrase *directive.Phrase, source []byte) string {
	text := html.EscapeString(syntax.PlainText(phrase, source))
	switch phrase.Name {
	case "icon":
		drawing := icon.SVG(phrase.Icon)
		if phrase.Title == "" {
			return "<span" + phrase.AttributesHTML("icon-box") + ">" + drawing + "</span>"
		}
		return "<span" + phrase.AttributesHTML("icon-box") + ` role="img" aria-label="` + html.EscapeString(phrase.Title) + `">` + drawing + "</span>"
	case "badge", "since":
		kind := ""
		if phrase.BadgeKind != "" {
			kind = ` data-kind="` + phrase.BadgeKind + `"`
		}
		return "<span" + phrase.AttributesHTML(phrase.Class()) + kind + ">" + text + "</span>"
	}
	return "<abbr" + phrase.AttributesHTML("") + ` title="` + html.EscapeString(phrase.Title) + `">` + text + "</abbr>"
}
