package twin

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// block writes a block. It is "" for those that readers do not see.
func (w *writer) block(node ast.Node) string {
	switch node := node.(type) {
	case *ast.Paragraph, *ast.TextBlock:
		return w.inlines(node)
	case *ast.Heading:
		return strings.Repeat("#", node.Level) + " " + oneLine(w.inlines(node))
	case *ast.ThematicBreak:
		return "---"
	case *ast.Blockquote:
		return w.quote(node)
	case *ast.List:
		return w.list(node)
	case *ast.FencedCodeBlock:
		return w.fence(node)
	case *ast.CodeBlock:
		return fenced(strings.TrimRight(string(node.Lines().Value(w.Source)), "\n"), "")
	case *ast.HTMLBlock:
		return w.htmlBlock(node)
	case *east.Table:
		return w.table(node)
	case *directive.Container:
		return w.container(node)
	case *directive.FactList:
		return w.facts(node)
	case *syntax.FormulaBlock:
		return w.formulaBlock(node)
	case *signature.Head:
		return signatures(node)
	case *signature.Table:
		return w.members(node)
	case *directive.Inclusion:
		return w.blocks(node)
	case *east.DefinitionList:
		return w.definitions(node)
	case *east.FootnoteList:
		return w.footnotes(node)
	}
	return ""
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func (w *writer) quote(node *ast.Blockquote) string {
	if _, name, isAlert := directive.AlertOf(node); isAlert {
		return quoted(paragraphs("**"+directive.AdmonitionTitle(w.Labels, name)+"**", w.blocks(node)))
	}
	return quoted(w.blocks(node))
}

// list writes a list with the author's markers, which also separate two lists.
func (w *writer) list(node *ast.List) string {
	var items []string
	number, noted := node.Start, notedLines(node)
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		marker := string(node.Marker)
		if node.IsOrdered() {
			marker = strconv.Itoa(number) + marker
		}
		items = append(items, item(noted[number]+w.itemBlocks(child, node.IsTight), marker))
		number++
	}
	if node.IsTight {
		return strings.Join(items, "\n")
	}
	return strings.Join(items, "\n\n")
}

// itemBlocks writes the content of an item. In a tight list, text and the list below it have no empty line
// between them.
func (w *writer) itemBlocks(parent ast.Node, isTight bool) string {
	in := w.nest(false)
	if isTight {
		in.join = tightly
	}
	in.addBlocks(parent)
	return in.text()
}

var listStart = regexp.MustCompile(`^(?:[-*+]|[0-9]+[.)])(?: |$)`)

// tightly joins blocks, without an empty line before a list.
func tightly(blocks ...string) string {
	out := ""
	for _, block := range blocks {
		switch {
		case block == "":
		case out == "":
			out = block
		case listStart.MatchString(block):
			out += "\n" + block
		default:
			out += "\n\n" + block
		}
	}
	return out
}

func (w *writer) table(node *east.Table) string {
	w.inTable = true
	defer func() { w.inTable = false }()
	var lines []string
	for row := node.FirstChild(); row != nil; row = row.NextSibling() {
		var cells []string
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			cells = append(cells, withPipes(oneLine(w.inlines(cell))))
		}
		lines = append(lines, "| "+strings.Join(cells, " | ")+" |")
		if row.Kind() == east.KindTableHeader {
			lines = append(lines, "|"+alignments(node.Alignments)+"|")
		}
	}
	return strings.Join(lines, "\n")
}

func alignments(columns []east.Alignment) string {
	rules := map[east.Alignment]string{east.AlignNone: " --- ", east.AlignLeft: " :-- ", east.AlignRight: " --: ", east.AlignCenter: " :-: "}
	written := make([]string, len(columns))
	for i, column := range columns {
		written[i] = rules[column]
	}
	return strings.Join(written, "|")
}

// withPipes escapes the pipes in a cell that are not escaped yet.
func withPipes(cell string) string {
	if !strings.Contains(cell, "|") {
		return cell
	}
	var out strings.Builder
	escaped := false
	for _, char := range cell {
		if char == '|' && !escaped {
			out.WriteByte('\\')
		}
		escaped = char == '\\' && !escaped
		out.WriteRune(char)
	}
	return out.String()
}

// definitions writes terms in bold, because most readers of Markdown know no definition lists.
func (w *writer) definitions(list ast.Node) string {
	var items []string
	for node := list.FirstChild(); node != nil; node = node.NextSibling() {
		if node.Kind() == east.KindDefinitionTerm {
			items = append(items, "**"+w.inBold(node)+"**")
			continue
		}
		items = append(items, w.blocks(node))
	}
	return paragraphs(items...)
}

func (w *writer) footnotes(list ast.Node) string {
	var notes []string
	for node := list.FirstChild(); node != nil; node = node.NextSibling() {
		if note, isNote := node.(*east.Footnote); isNote {
			notes = append(notes, indented(w.blocks(note), "[^"+strconv.Itoa(note.Index)+"]: ", "    "))
		}
	}
	return paragraphs(notes...)
}

func (w *writer) formulaBlock(node *syntax.FormulaBlock) string {
	if formula, isParsed := node.FirstChild().(*syntax.Formula); isParsed {
		return "$$\n" + clean(formula.TeX) + "\n$$"
	}
	return ""
}

// htmlBlock writes HTML of the author as Markdown.
func (w *writer) htmlBlock(node *ast.HTMLBlock) string {
	source, _ := render.RawSource(node, w.Source)
	return FromHTML(withTargets(string(source), render.ImagesOf(node)))
}
