package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"

	nethtml "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// languageOf returns the language of a code block.
func languageOf(pre *nethtml.Node) string {
	for each := range pre.Descendants() {
		if language, isThere := strings.CutPrefix(dom.Attribute(each.Attr, "class"), "language-"); isThere {
			return strings.ToLower(language)
		}
	}
	return ""
}

// inline returns nodes as Markdown in one line.
func inline(nodes []*nethtml.Node) string {
	var out strings.Builder
	for _, node := range nodes {
		out.WriteString(inlineNode(node))
	}
	text := strings.TrimSpace(out.String())
	for strings.HasSuffix(text, "<br />") {
		text = strings.TrimSpace(strings.TrimSuffix(text, "<br />"))
	}
	return text
}

func inlineNode(node *nethtml.Node) string {
	if node.Type == nethtml.TextNode {
		return Escape(spaced(node.Data))
	}
	if node.Type != nethtml.ElementNode {
		return ""
	}
	inside := func() string {
		var out strings.Builder
		for _, each := range dom.Children(node) {
			out.WriteString(inlineNode(each))
		}
		return out.String()
	}
	switch node.DataAtom {
	case atom.Br:
		return "<br />"
	case atom.Script, atom.Style:
		return ""
	case atom.B, atom.Strong:
		return around(inside(), "**")
	case atom.I, atom.Em:
		return around(inside(), "*")
	case atom.Del, atom.S:
		return around(inside(), "~~")
	case atom.Code, atom.Kbd, atom.Tt, atom.Samp:
		return Code(dom.Text(node))
	case atom.A:
		text := inside()
		if strings.TrimSpace(text) == "" || strings.Contains(text, "](") {
			return text
		}
		return Link(text, dom.Attribute(node.Attr, "href"))
	case atom.Img:
		alt := Escape(OneLine(dom.Attribute(node.Attr, "alt")))
		if alt == "" {
			return ""
		}
		return Link(alt, dom.Attribute(node.Attr, "src"))
	}
	return inside()
}

// spaced replaces each run of spaces by one, and keeps one at the ends.
func spaced(text string) string {
	fields := strings.Fields(text)
	if len(fields) == 0 {
		if text == "" {
			return ""
		}
		return " "
	}
	joined := strings.Join(fields, " ")
	if unicode.IsSpace(rune(text[0])) {
		joined = " " + joined
	}
	if unicode.IsSpace(rune(text[len(text)-1])) {
		joined += " "
	}
	return joined
}

// around marks a text, without the spaces at its ends.
func around(text, mark string) string {
	bare := strings.TrimSpace(text)
	if bare == "" || strings.Contains(bare, mark) {
		return text
	}
	start := strings.Index(text, bare)
	return text[:start] + mark + bare + mark + text[start+len(bare):]
}

// Plain returns the first paragraph of a text without markup, shortened, for the description
// of a page.
func Plain(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	for _, node := range parsed(text) {
		line := OneLine(dom.Text(node))
		if node.Type == nethtml.TextNode {
			line = OneLine(node.Data)
		}
		if line != "" {
			return Shorten(line, 160)
		}
	}
	return ""
}

// Shorten cuts a text at a space.
func Shorten(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	cut := string([]rune(text)[:most])
	if space := strings.LastIndexByte(cut, ' '); space > most/2 {
		cut = cut[:space]
	}
	return strings.TrimRight(cut, " ,;:.") + "…"
}
