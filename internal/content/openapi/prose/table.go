package prose

import (
	"strings"

	nethtml "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// table writes a table. Its cells have no blocks.
func (b *blocks) table(node *nethtml.Node) {
	var rows [][]string
	for row := range node.Descendants() {
		if row.DataAtom != atom.Tr {
			continue
		}
		var cells []string
		for _, cell := range dom.Children(row) {
			if cell.DataAtom == atom.Td || cell.DataAtom == atom.Th {
				cells = append(cells, flat(dom.Children(cell)))
			}
		}
		rows = append(rows, cells)
	}
	if len(rows) > 0 && len(rows[0]) > 0 {
		b.block(Table(rows[0], rows[1:]))
	}
}

// Table returns a table of cells that are Markdown in one line.
func Table(head []string, rows [][]string) string {
	var out strings.Builder
	line := func(cells []string) {
		out.WriteString("|")
		for i := range head {
			cell := ""
			if i < len(cells) {
				cell = inCell(cells[i])
			}
			out.WriteString(" " + cell + " |")
		}
		out.WriteString("\n")
	}
	line(head)
	out.WriteString("|" + strings.Repeat(" --- |", len(head)) + "\n")
	for _, row := range rows {
		line(row)
	}
	return out.String()
}

// inCell escapes the character that ends a cell, even in inline code.
func inCell(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, `\|`, "|"), "|", `\|`)
}

// Cell returns a text of the description in one line, for a cell of a table.
func Cell(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	return flat(parsed(text))
}

// flat returns nodes as one line. Blocks end in line breaks, and items of lists have bullets.
func flat(nodes []*nethtml.Node) string {
	var parts []string
	var line []*nethtml.Node
	flush := func() {
		if text := inline(line); text != "" {
			parts = append(parts, text)
		}
		line = nil
	}
	for _, node := range nodes {
		if node.Type != nethtml.ElementNode || !isBlock(node) {
			line = append(line, node)
			continue
		}
		flush()
		switch node.DataAtom {
		case atom.Script, atom.Style, atom.Hr:
		case atom.Pre:
			parts = append(parts, Code(dom.Text(node)))
		case atom.Li:
			parts = append(parts, "• "+flat(dom.Children(node)))
		default:
			if text := flat(dom.Children(node)); text != "" {
				parts = append(parts, text)
			}
		}
	}
	flush()
	return strings.Join(parts, "<br />")
}
