package twin

import (
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// maxDepth is how many marks around a text are written, such as those of emphasis. Each level copies what is in it, so
// without a limit a text of asterisks alone would need space that grows with the square of its length.
const maxDepth = 50

// inlines writes the content of a paragraph, a heading or a cell.
func (w *writer) inlines(parent ast.Node) string {
	if w.depth == maxDepth {
		return escape(syntax.PlainText(parent, w.Source))
	}
	w.depth++
	defer func() { w.depth-- }()
	in := w.nest(true)
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		if code, isCode := node.(*jsx.Inline); isCode {
			in.part(code.Part)
			continue
		}
		in.add(w.inline(node))
	}
	return strings.TrimSpace(in.text())
}

// inBold writes text that is between asterisks already.
func (w *writer) inBold(parent ast.Node) string {
	before := w.bold
	w.bold = true
	defer func() { w.bold = before }()
	return oneLine(w.inlines(parent))
}

func (w *writer) inline(node ast.Node) string {
	if w.tags.isHidden() && node.Kind() != ast.KindRawHTML {
		return ""
	}
	switch node := node.(type) {
	case *ast.Text:
		return w.text(node)
	case *ast.String:
		return escape(syntax.StringText(node))
	case *ast.CodeSpan:
		return CodeSpan(syntax.PlainText(node, w.Source))
	case *ast.Emphasis:
		return w.emphasis(node)
	case *east.Strikethrough:
		return "~~" + w.inlines(node) + "~~"
	case *ast.Link:
		return w.link(node)
	case *ast.AutoLink:
		return w.autoLink(node)
	case *ast.Image:
		return w.image(node)
	case *ast.RawHTML:
		return w.rawHTML(node)
	case *east.TaskCheckBox:
		if node.IsChecked {
			return "[x] "
		}
		return "[ ] "
	case *east.FootnoteLink:
		return "[^" + strconv.Itoa(node.Index) + "]"
	case *syntax.Formula:
		if node.Display {
			return "$$" + clean(node.TeX) + "$$"
		}
		return "$" + clean(node.TeX) + "$"
	case *syntax.Key:
		if node.Kind() == syntax.KeyKind {
			return "<kbd>" + w.inlines(node) + "</kbd>"
		}
		return w.inlines(node)
	case *directive.Remark:
		return " " + w.inlines(node)
	case *directive.Phrase:
		return w.phrase(node)
	}
	return ""
}

// text writes a text as the author did, which is Markdown already.
func (w *writer) text(node *ast.Text) string {
	value := clean(string(node.Segment.Value(w.Source)))
	switch {
	case node.HardLineBreak() && w.inTable:
		value += "<br>"
	case node.HardLineBreak():
		value += "\\\n"
	case node.SoftLineBreak():
		value += "\n"
	}
	return value
}

func (w *writer) emphasis(node *ast.Emphasis) string {
	mark := strings.Repeat("*", node.Level)
	if w.bold && node.Level == 2 {
		return w.inlines(node)
	}
	return mark + w.inlines(node) + mark
}

func (w *writer) link(node *ast.Link) string {
	text := w.inlines(node)
	number, known := render.Number(node)
	if !known {
		return text
	}
	return "[" + text + "](" + linkMark(number) + titleOf(node.Title) + ")"
}

func titleOf(title []byte) string {
	if len(title) == 0 {
		return ""
	}
	text := strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(oneLine(clean(syntax.Unescape(string(title)))))
	return ` "` + text + `"`
}

func (w *writer) autoLink(node *ast.AutoLink) string {
	label, _ := syntax.Address(node, w.Source)
	label = clean(label)
	if node.AutoLinkType == ast.AutoLinkEmail || strings.Contains(label, ":") {
		return "<" + label + ">"
	}
	return label
}

// darkOnly ends the target of an image for dark mode, beside which there is one for light mode.
const darkOnly = "#gh-dark-mode-only"

func (w *writer) image(node *ast.Image) string {
	number, known := render.Number(node)
	if !known || strings.HasSuffix(string(node.Destination), darkOnly) {
		return ""
	}
	return "![" + escape(syntax.PlainText(node, w.Source)) + "](" + linkMark(number) + titleOf(node.Title) + ")"
}

// phrase writes a badge, an icon or an abbreviation. An abbreviation is explained once.
func (w *writer) phrase(node *directive.Phrase) string {
	text := escape(syntax.PlainText(node, w.Source))
	switch node.Name {
	case "badge", "since":
		if node.Parent().Kind() == ast.KindHeading && node.PreviousSibling() != nil {
			return " (" + text + ")" // the parser has taken the badges of a heading apart
		}
		return "(" + text + ")"
	case "icon":
		return escape(node.Title)
	}
	if w.explained[text] || node.Title == "" {
		return text
	}
	w.explained[text] = true
	return text + " (" + escape(clean(node.Title)) + ")"
}
