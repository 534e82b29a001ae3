// Package prose turns the texts of a description, which are CommonMark with HTML, into Markdown
// that docgen shows the same way.
//
// Its main function is [Blocks]. The package knows the syntax of docgen's Markdown. It must not
// know OpenAPI.
package prose

import (
	"bytes"
	"strings"

	nethtml "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// parsed returns the nodes of a text in CommonMark.
func parsed(text string) []*nethtml.Node {
	var rendered bytes.Buffer
	if err := commonMark.Convert([]byte(text), &rendered); err != nil {
		return []*nethtml.Node{{Type: nethtml.TextNode, Data: text}}
	}
	nodes, err := nethtml.ParseFragment(&rendered, &nethtml.Node{Type: nethtml.ElementNode, Data: "body", DataAtom: atom.Body})
	if err != nil {
		return []*nethtml.Node{{Type: nethtml.TextNode, Data: text}}
	}
	return nodes
}

// Blocks turns a text of the description, which is CommonMark with HTML, into Markdown that
// docgen shows the same way, without anything that docgen would read as syntax of its own.
// Headings become bold, because they would mix with those of the page. Links to other places
// than sites become text. The result is blocks, each followed by an empty line.
func Blocks(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	b := &blocks{}
	b.flow(parsed(text))
	return b.out.String()
}

// blocks writes blocks of Markdown.
type blocks struct{ out strings.Builder }

func (b *blocks) block(text string) {
	text = strings.Trim(text, "\n")
	if strings.TrimSpace(text) != "" {
		b.out.WriteString(text + "\n\n")
	}
}

// flow writes nodes, some of which are blocks, and the text between them as paragraphs.
func (b *blocks) flow(nodes []*nethtml.Node) {
	var line []*nethtml.Node
	flush := func() {
		b.block(paragraph(inline(line)))
		line = nil
	}
	for _, node := range nodes {
		if node.Type == nethtml.ElementNode && isBlock(node) {
			flush()
			b.element(node)
		} else {
			line = append(line, node)
		}
	}
	flush()
}

// isBlock reports whether a node begins a block, or ends one without being part of it.
func isBlock(node *nethtml.Node) bool {
	return dom.IsBlock(node) || node.DataAtom == atom.Script || node.DataAtom == atom.Style
}

func (b *blocks) element(node *nethtml.Node) {
	switch node.DataAtom {
	case atom.Script, atom.Style, atom.Hr:
	case atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Summary, atom.Dt:
		b.block(around(inline(dom.Children(node)), "**"))
	case atom.Ul, atom.Ol:
		b.list(node)
	case atom.Blockquote:
		inside := &blocks{}
		inside.flow(dom.Children(node))
		b.block(Prefix(strings.TrimSpace(inside.out.String()), "> ", "> "))
	case atom.Pre:
		b.block(CodeBlock(languageOf(node), "", dom.Text(node)))
	case atom.Table:
		b.table(node)
	default:
		b.flow(dom.Children(node))
	}
}

func (b *blocks) list(node *nethtml.Node) {
	marker := "* "
	if node.DataAtom == atom.Ol {
		marker = "1. "
	}
	var items []string
	for _, item := range dom.Children(node) {
		inside := &blocks{}
		if item.DataAtom == atom.Li {
			inside.flow(dom.Children(item))
		} else {
			inside.flow([]*nethtml.Node{item})
		}
		if text := strings.TrimSpace(inside.out.String()); text != "" {
			items = append(items, Prefix(text, marker, strings.Repeat(" ", len(marker))))
		}
	}
	b.block(strings.Join(items, "\n"))
}

// Prefix puts a text before the first line, and another before the others that have text.
func Prefix(text, first, others string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		switch {
		case i == 0:
			lines[i] = first + line
		case line != "" || strings.TrimSpace(others) != "":
			lines[i] = strings.TrimRight(others+line, " ")
		}
	}
	return strings.Join(lines, "\n")
}
