package render

import (
	"html"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Additions renders the nodes that are not part of Markdown: containers, phrases, alerts,
// inclusions, keys and formulas.
type Additions struct{ Labels message.Catalog }

// RegisterFuncs implements renderer.NodeRenderer.
func (a Additions) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(directive.ContainerKind, a.container)
	register.Register(directive.TitleKind, renderTitle)
	register.Register(directive.VideoKind, renderVideo)
	register.Register(ast.KindBlockquote, a.blockquote)
	register.Register(directive.PhraseKind, renderPhrase)
	register.Register(directive.FactListKind, Around("<dl>\n", "</dl>\n"))
	register.Register(directive.FactKind, renderFact)
	register.Register(directive.RemarkKind, Around(`<span class="file-remark">`, "</span>"))
	register.Register(directive.AbbreviationKind, Around("", ""))
	register.Register(directive.InclusionKind, Around("", ""))
	register.Register(syntax.KeysKind, Around("", ""))
	register.Register(syntax.KeyKind, Around("<kbd>", "</kbd>"))
	register.Register(syntax.FormulaKind, renderFormula)
	register.Register(syntax.SummaryEndKind, renderSummaryEnd)
	register.Register(syntax.FormulaBlockKind, Around(`<div class="math-block" tabindex="0">`, "</div>\n")) // focusable, because it may scroll
}

// renderFact writes a name and the start of its value.
func renderFact(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	fact, tag := node.(*directive.Fact), "</dd></div>\n"
	if entering {
		long := ""
		if fact.IsLong {
			long = " data-long"
		}
		tag = `<div class="fact"` + long + "><dt>" + html.EscapeString(fact.Name) + "</dt><dd>"
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}

// renderVideo writes the player of a file.
func renderVideo(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if link := node.(*directive.Video).Link; entering {
		_, _ = out.WriteString(`<video controls preload="metadata" aria-label="` + html.EscapeString(syntax.PlainText(link, source)) + `" src="`)
		addNumbered(out, targetPlaceholder, link)
		_, _ = out.WriteString(`"></video>` + "\n")
	}
	return ast.WalkContinue, nil
}

// Around returns a renderer that writes one text before the content of a node and another one
// after it.
func Around(before, after string) renderer.NodeRendererFunc {
	return func(out util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
		tag := after
		if entering {
			tag = before
		}
		_, err := out.WriteString(tag)
		return ast.WalkContinue, err
	}
}

// renderFormula adds a placeholder for the HTML of a formula. If no body collects
// placeholders, it writes the TeX source.
func renderFormula(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	_, _ = out.WriteString(`<span class="math">`)
	if !addNumbered(out, formulaPlaceholder, node) {
		_, _ = out.WriteString("<code>" + html.EscapeString(node.(*syntax.Formula).TeX) + "</code>")
	}
	_, err := out.WriteString(`</span>`)
	return ast.WalkContinue, err
}

// renderPhrase writes a badge, an icon, an abbreviation or a value of the reader.
func renderPhrase(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering || isNextToHeading(node) {
		return ast.WalkSkipChildren, nil
	}
	_, err := out.WriteString(phraseHTML(node.(*directive.Phrase), source))
	return ast.WalkSkipChildren, err
}

// phraseHTML returns the HTML of a badge, an icon, an abbreviation or a value of the reader.
func phraseHTML(phrase *directive.Phrase, source []byte) string {
	text := html.EscapeString(syntax.PlainText(phrase, source))
	switch phrase.Name {
	case "icon":
		svg := icon.SVG(phrase.Icon)
		if phrase.Title == "" {
			return "<span" + phrase.AttributesHTML("icon-box") + ">" + svg + "</span>"
		}
		return "<span" + phrase.AttributesHTML("icon-box") + ` role="img" aria-label="` + html.EscapeString(phrase.Title) + `">` + svg + "</span>"
	case "var":
		open, end := syntax.ValueTag(phrase.Value, phrase.AttributesHTML(""))
		return open + text + end
	case "badge", "since":
		kind := ""
		if phrase.BadgeKind != "" {
			kind = ` data-kind="` + phrase.BadgeKind + `"`
		}
		return "<span" + phrase.AttributesHTML(phrase.Class()) + kind + ">" + text + "</span>"
	}
	return "<abbr" + phrase.AttributesHTML("") + ` title="` + html.EscapeString(phrase.Title) + `">` + text + "</abbr>"
}
