package prose

import (
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

// commonMark renders the Markdown of descriptions, which may contain HTML.
var commonMark = goldmark.New(goldmark.WithExtensions(extension.GFM), goldmark.WithRendererOptions(
	html.WithUnsafe(), renderer.WithNodeRenderers(util.Prioritized(placeholders{}, 1)),
))

// placeholders renders HTML. Names in angle brackets that are no elements, such as <owner>, are
// text: as elements they would contain all that follows.
type placeholders struct{}

// RegisterFuncs implements renderer.NodeRenderer.
func (placeholders) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(ast.KindRawHTML, func(out util.BufWriter, source []byte, node ast.Node, isEntering bool) (ast.WalkStatus, error) {
		if raw, isRaw := node.(*ast.RawHTML); isRaw && isEntering {
			_, _ = out.WriteString(withoutPlaceholders(string(raw.Segments.Value(source))))
		}
		return ast.WalkSkipChildren, nil
	})
	register.Register(ast.KindHTMLBlock, func(out util.BufWriter, source []byte, node ast.Node, isEntering bool) (ast.WalkStatus, error) {
		block, isBlock := node.(*ast.HTMLBlock)
		if !isBlock || !isEntering {
			return ast.WalkContinue, nil
		}
		text := string(block.Lines().Value(source))
		if block.HasClosure() {
			text += string(block.ClosureLine.Value(source))
		}
		_, _ = out.WriteString(withoutPlaceholders(text))
		return ast.WalkContinue, nil
	})
}

// tag matches the start of a tag.
var tag = regexp.MustCompile(`</?([A-Za-z][A-Za-z0-9-]*)`)

func withoutPlaceholders(text string) string {
	return tag.ReplaceAllStringFunc(text, func(found string) string {
		if elements[strings.ToLower(strings.TrimLeft(found, "</"))] {
			return found
		}
		return "&lt;" + found[1:]
	})
}

// elements are the elements of HTML that descriptions use.
var elements = set("a abbr article b big blockquote br center cite code dd del details div dl dt em figure figcaption font " +
	"h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q s samp script section small span strong style sub summary sup " +
	"table tbody td tfoot th thead tr tt u ul var wbr")

func set(words string) map[string]bool {
	all := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		all[word] = true
	}
	return all
}
