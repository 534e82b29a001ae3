package twin

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// FromHTML writes HTML as Markdown: headings, lists, tables, code, links and the text of everything else.
// It leaves out code that runs, styles, controls and what assistive technology does not read.
func FromHTML(text string) string {
	place := &html.Node{Type: html.ElementNode, Data: "div", DataAtom: atom.Div}
	nodes, err := html.ParseFragment(strings.NewReader(text), place)
	if err != nil {
		return "" // nested too deeply to be a text
	}
	return fromNodes(nodes)
}

// fromNodes writes nodes as blocks. Text between blocks becomes a paragraph.
func fromNodes(nodes []*html.Node) string {
	var blocks []string
	var line []*html.Node
	flush := func() {
		blocks = append(blocks, lineOf(line))
		line = nil
	}
	for _, node := range nodes {
		if node.Type == html.TextNode {
			for i, part := range splitAtBlocks(node.Data) {
				if isMark := i%2 == 1; isMark {
					flush()
					blocks = append(blocks, part)
				} else {
					line = append(line, &html.Node{Type: html.TextNode, Data: part})
				}
			}
			continue
		}
		switch {
		case isSkipped(node):
		case containsBlock(node):
			flush()
			blocks = append(blocks, blockOf(node))
		default:
			line = append(line, node)
		}
	}
	flush()
	return paragraphs(blocks...)
}

// isSkipped reports whether readers do not see a node, or cannot use it in a text.
func isSkipped(node *html.Node) bool {
	switch node.Type {
	case html.TextNode:
		return false
	case html.ElementNode:
	default:
		return true
	}
	switch node.DataAtom {
	case atom.Script, atom.Style, atom.Template, atom.Noscript, atom.Svg, atom.Button, atom.Select, atom.Textarea, atom.Head, atom.Title, atom.Link, atom.Meta,
		atom.Dialog:
		return true
	}
	return dom.Attribute(node.Attr, "aria-hidden") == "true" || strings.Contains(dom.Attribute(node.Attr, "class"), "heading-anchor")
}

// containsBlock reports whether a node is a block or contains one.
func containsBlock(node *html.Node) bool {
	if node.Type == html.TextNode {
		return strings.Contains(node.Data, markStart+blockKind)
	}
	return dom.IsBlock(node) || slices.ContainsFunc(dom.Children(node), containsBlock)
}

func blockOf(node *html.Node) string {
	switch node.DataAtom {
	case atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6:
		level := int(node.Data[1] - '0')
		if text := oneLine(lineOf(dom.Children(node))); text != "" {
			return strings.Repeat("#", level) + " " + text
		}
		return ""
	case atom.Hr:
		return "---"
	case atom.Pre:
		return preOf(node)
	case atom.Blockquote:
		if block := fromNodes(dom.Children(node)); block != "" {
			return quoted(block)
		}
		return ""
	case atom.Ul, atom.Ol:
		return listOf(node)
	case atom.Table:
		return tableOf(node)
	case atom.Summary, atom.Dt:
		return strong(oneLine(lineOf(dom.Children(node))))
	}
	return fromNodes(dom.Children(node))
}

// listOf writes a list. It is tight if all items are single lines.
func listOf(list *html.Node) string {
	var items []string
	number, err := strconv.Atoi(dom.Attribute(list.Attr, "start"))
	if err != nil {
		number = 1
	}
	for _, node := range dom.Children(list) {
		if node.Type != html.ElementNode || isSkipped(node) {
			continue
		}
		text, marker := fromNodes(dom.Children(node)), "-"
		if list.DataAtom == atom.Ol {
			marker = strconv.Itoa(number) + "."
			number++
		}
		if text != "" {
			items = append(items, item(text, marker))
		}
	}
	return strings.Join(items, "\n")
}

// preOf writes a code block. The language is in the class of its element.
func preOf(pre *html.Node) string {
	language := ""
	for node := range pre.Descendants() {
		for class := range strings.FieldsSeq(dom.Attribute(node.Attr, "class")) {
			if name, isLanguage := strings.CutPrefix(class, "language-"); isLanguage {
				language = name
			}
		}
	}
	return fenced(strings.TrimRight(textOf(pre), "\n"), language)
}

// textOf returns all text in a node.
func textOf(node *html.Node) string {
	var out strings.Builder
	for inner := range node.Descendants() {
		switch {
		case inner.Type == html.TextNode:
			out.WriteString(inner.Data)
		case inner.DataAtom == atom.Br:
			out.WriteByte('\n')
		}
	}
	return out.String()
}

func tableOf(table *html.Node) string {
	var rows [][]string
	for node := range table.Descendants() {
		if node.DataAtom != atom.Tr {
			continue
		}
		var cells []string
		for _, cell := range dom.Children(node) {
			if cell.DataAtom == atom.Td || cell.DataAtom == atom.Th {
				cells = append(cells, withPipes(oneLine(fromNodes(dom.Children(cell)))))
			}
		}
		if len(cells) > 0 {
			rows = append(rows, cells)
		}
	}
	if len(rows) == 0 {
		return ""
	}
	columns := len(slices.MaxFunc(rows, func(a, b []string) int { return len(a) - len(b) }))
	var lines []string
	for i, row := range rows {
		row = append(row, slices.Repeat([]string{""}, columns-len(row))...)
		lines = append(lines, "| "+strings.Join(row, " | ")+" |")
		if i == 0 {
			lines = append(lines, "|"+strings.Repeat(" --- |", columns))
		}
	}
	return strings.Join(lines, "\n")
}
