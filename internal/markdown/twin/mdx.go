package twin

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// Slot is a component or an expression in a text, whose Markdown only JavaScript knows. A mark stands for
// it.
type Slot struct {
	Name     string // of the component; "" for an expression
	Key      int    // offset in the source of the name or of the expression
	At       input.Span
	Children string // the Markdown between the tags, with marks
	IsBlock  bool   // not in a line of text
}

// slotKind is the kind of the marks of slots, which have their index.
const slotKind = "h"

// SlotMark returns the mark of a slot.
func SlotMark(number int) string { return markStart + slotKind + strconv.Itoa(number) + markEnd }

// frame is an element whose end tag is to come, or the whole text.
type frame struct {
	part  jsx.Part
	parts []string // of its content
}

// nesting collects the content of elements. Their tags are siblings of what is between them.
type nesting struct {
	*writer
	frames []frame
	join   func(parts ...string) string
	inLine bool
}

func (w *writer) nest(inLine bool) *nesting {
	n := &nesting{writer: w, frames: []frame{{}}, join: paragraphs, inLine: inLine}
	if inLine {
		n.join = func(parts ...string) string { return strings.Join(parts, "") }
	}
	return n
}

func (n *nesting) add(text string) {
	top := &n.frames[len(n.frames)-1]
	top.parts = append(top.parts, text)
}

func (n *nesting) part(part jsx.Part) {
	switch tag := part.Tag; {
	case part.IsComment():
	case tag == nil:
		n.add(n.expression(part))
	case tag.Kind == mdx.OpenTag:
		n.frames = append(n.frames, frame{part: part})
	case tag.Kind == mdx.SelfClosingTag:
		n.add(n.element(part, "", n.inLine))
	case len(n.frames) > 1:
		n.close()
	}
}

func (n *nesting) close() {
	last := n.frames[len(n.frames)-1]
	n.frames = n.frames[:len(n.frames)-1]
	n.add(n.element(last.part, n.join(last.parts...), n.inLine))
}

// text returns all of the content.
func (n *nesting) text() string {
	for len(n.frames) > 1 {
		n.close()
	}
	return n.join(n.frames[0].parts...)
}

// addBlocks adds the blocks in a node.
func (n *nesting) addBlocks(parent ast.Node) {
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		if flow, isCode := node.(*jsx.Flow); isCode {
			for _, part := range flow.Parts {
				n.part(part)
			}
		} else if node.Kind() != directive.TitleKind { // a container writes its title itself
			n.add(n.block(node))
		}
	}
}

// expression writes an expression: its value if that is written out, or else a mark.
func (w *writer) expression(part jsx.Part) string {
	code := strings.TrimSpace(part.Expression.Text)
	if text, isText := mdx.Quoted(code); isText && len(text)+2 == len(code) {
		return escape(text)
	}
	return w.slot(Slot{Key: part.Expression.At, At: part.At})
}

func (w *writer) slot(slot Slot) string {
	w.slots = append(w.slots, slot)
	return SlotMark(len(w.slots) - 1)
}

// element writes an element with its content. Those of HTML and of docgen's theme look like their
// counterparts in Markdown.
func (w *writer) element(part jsx.Part, children string, inLine bool) string {
	tag := *part.Tag
	switch {
	case tag.Name == "":
		return children
	case mdx.NameOf(tag).Component == "":
		if text, isKnown := w.htmlElement(tag, children, inLine); isKnown {
			return text
		}
	case tag.Name == "CodeBlock":
		children = "" // code, not Markdown
	case !slices.Contains(w.Components, tag.Name):
		if text, isKnown := w.themeElement(tag, children); isKnown {
			return text
		}
	}
	return w.slot(Slot{Name: tag.Name, Key: tag.NameAt, At: part.At, Children: strings.TrimSpace(children), IsBlock: !inLine})
}

// attribute returns the text of an attribute. It reports false if its value is code.
func attribute(tag mdx.ParsedTag, name string) (text string, isKnown bool) {
	for _, each := range tag.Attributes {
		if each.Name == "" {
			return "", false // the spread may have it
		}
		if each.Name == name {
			text, _, isText := each.Text()
			return clean(text), isText
		}
	}
	return "", true
}
