package twin

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
)

// openTags are the HTML tags in a line of text that are still open.
type openTags []openTag

type openTag struct {
	name, end string // end closes it in Markdown
	isHidden  bool   // its content is code or a style
}

// maxOpen limits how far an end tag looks for its start tag. Without it, the time for a hostile text would
// grow with the square of its size.
const maxOpen = 256

// isHidden reports whether the text is code or a style.
func (o openTags) isHidden() bool { return len(o) > 0 && o[len(o)-1].isHidden }

// rawHTML writes a tag in a line of text as Markdown if Markdown has an equivalent. It keeps tags that have
// a meaning, without their attributes, and leaves out the others.
func (w *writer) rawHTML(node *ast.RawHTML) string {
	source, _ := render.RawSource(node, w.Source)
	tokens := html.NewTokenizer(strings.NewReader(withTargets(string(source), render.ImagesOf(node))))
	switch tokens.Next() {
	case html.StartTagToken, html.SelfClosingTagToken:
		return w.startTag(tokens.Token())
	case html.EndTagToken:
		return w.endTag(tokens.Token().Data)
	}
	return ""
}

func (w *writer) startTag(tag html.Token) string {
	start, end := "", ""
	switch tag.Data {
	case "br":
		return "<br>"
	case "img":
		return imageOf(tag.Attr)
	case "a":
		if target := attributeOf(tag.Attr, "href"); target != "" {
			start, end = "[", "]("+target+")"
		}
	default:
		start, end = inlineMarks(tag.Data)
	}
	if mdx.IsVoid(tag.Data) {
		return ""
	}
	isHidden := w.tags.isHidden()
	w.tags = append(w.tags, openTag{tag.Data, end, isHidden || tag.Data == "script" || tag.Data == "style"})
	if isHidden {
		return ""
	}
	return start
}

func (w *writer) endTag(name string) string {
	for i := len(w.tags) - 1; i >= max(0, len(w.tags)-maxOpen); i-- {
		if w.tags[i].name == name {
			end := w.tags[i].end
			w.tags = w.tags[:i]
			if w.tags.isHidden() {
				return ""
			}
			return end
		}
	}
	return ""
}

// inlineMarks returns what Markdown has around the content of an element, "" for nothing.
func inlineMarks(element string) (start, end string) {
	switch element {
	case "b", "strong":
		return "**", "**"
	case "i", "em", "cite", "dfn":
		return "*", "*"
	case "s", "del":
		return "~~", "~~"
	case "kbd", "sub", "sup", "code", "samp", "var", "mark", "ins", "u", "q":
		return "<" + element + ">", "</" + element + ">"
	}
	return "", ""
}

// attributeOf returns the value of an attribute that has a URL, with a mark.
func attributeOf(attributes []html.Attribute, name string) string {
	value := dom.Attribute(attributes, name)
	if value == "" || strings.HasPrefix(value, markStart) {
		return value
	}
	return urlMark(value)
}

func imageOf(attributes []html.Attribute) string {
	target := attributeOf(attributes, "src")
	if target == "" || strings.Contains(target, darkOnly) {
		return ""
	}
	return "![" + escape(oneLine(dom.Attribute(attributes, "alt"))) + "](" + target + ")"
}
