package twin

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// htmlElement writes an element of HTML. It reports false if only HTML can show it.
func (w *writer) htmlElement(tag mdx.ParsedTag, children string, inLine bool) (string, bool) {
	start, end := inlineMarks(tag.Name)
	switch tag.Name {
	case "script", "style", "head", "svg", "button":
		return "", true
	case "br":
		return "<br>", true
	case "hr":
		return "---", true
	case "a":
		target, isText := attribute(tag, "href")
		if !isText || target == "" {
			return children, isText
		}
		return "[" + oneLine(children) + "](" + urlMark(target) + ")", true
	case "img":
		return w.imageElement(tag)
	case "h1", "h2", "h3", "h4", "h5", "h6":
		return strings.Repeat("#", int(tag.Name[1]-'0')) + " " + oneLine(children), true
	case "summary":
		return strong(oneLine(children)), true
	case "div", "section", "article", "header", "footer", "main", "aside", "center", "details", "figure", "p", "span", "small", "picture", "big", "label",
		"abbr", "time", "font":
		return children, true
	}
	if start == "" {
		return "", false
	}
	if inLine || !strings.Contains(children, "\n\n") {
		return start + strings.TrimSpace(children) + end, true
	}
	return children, true
}

func (w *writer) imageElement(tag mdx.ParsedTag) (string, bool) {
	target, isText := attribute(tag, "src")
	alt, isTextToo := attribute(tag, "alt")
	if !isText || !isTextToo || target == "" {
		return "", false
	}
	return "![" + escape(oneLine(alt)) + "](" + urlMark(target) + ")", true
}

// themeElement writes an element of docgen's theme as its directive. It reports false for other components,
// and if an attribute that shows a text is code.
func (w *writer) themeElement(tag mdx.ParsedTag, children string) (string, bool) {
	switch tag.Name {
	case "Head":
		return "", true
	case "Tabs", "Steps", "FileTree", "Hero":
		_, hasValues := attribute(tag, "values")
		return children, hasValues
	case "Cards", "Features":
		return children, true
	case "TabItem":
		return titled(children, tag, "label", "value")
	case "Details":
		return titled(children, tag, "summary")
	case "Logos", "CallToAction":
		return titled(children, tag, "title")
	case "Card", "Feature":
		return w.cardElement(tag, children)
	case "Figure":
		caption, isKnown := firstOf(tag, "caption", "title")
		if caption != "" {
			caption = "*" + escape(caption) + "*"
		}
		return paragraphs(children, caption), isKnown
	case "Badge":
		return "(" + oneLine(children) + ")", true
	case "Button":
		target, isKnown := attribute(tag, "href")
		return "[" + oneLine(children) + "](" + urlMark(target) + ")", isKnown && target != ""
	case "Admonition":
		return w.admonitionElement(tag, children)
	}
	return "", false
}

// titled writes the title that the first of some attributes has that is set, and what follows it.
func titled(children string, tag mdx.ParsedTag, names ...string) (string, bool) {
	label, isKnown := firstOf(tag, names...)
	return paragraphs(strong(escape(label)), children), isKnown
}

// firstOf returns the text of the first of some attributes that is set.
func firstOf(tag mdx.ParsedTag, names ...string) (text string, isKnown bool) {
	for _, name := range names {
		text, isKnown = attribute(tag, name)
		if text != "" || !isKnown {
			break
		}
	}
	return text, isKnown
}

func (w *writer) cardElement(tag mdx.ParsedTag, children string) (string, bool) {
	title, isText := attribute(tag, "title")
	target, isTextToo := attribute(tag, "href")
	if !isText || !isTextToo {
		return "", false
	}
	title = escape(title)
	if target != "" {
		title = "[" + title + "](" + urlMark(target) + ")"
	}
	return item(paragraphs(strong(title), children), "-"), true
}

func (w *writer) admonitionElement(tag mdx.ParsedTag, children string) (string, bool) {
	kind, isText := attribute(tag, "type")
	title, isTextToo := attribute(tag, "title")
	if !isText || !isTextToo {
		return "", false
	}
	if kind == "" {
		kind = "note"
	}
	label := directive.AdmonitionTitle(w.Labels, kind)
	if title != "" {
		label += ": " + escape(title)
	}
	return quoted(paragraphs(strong(label), children)), true
}
