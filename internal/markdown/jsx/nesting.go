package jsx

import (
	"fmt"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// maxElements limits the nesting of elements. Without a limit, the time for a hostile text
// would grow with the square of its size.
const maxElements = 32

// CheckNesting reports tags without a matching tag among the children of the same node.
func (m *State) CheckNesting(root ast.Node) {
	for node := range syntax.All(root) {
		if m.failed {
			return
		}
		var open []*mdx.ParsedTag
		for child := node.FirstChild(); child != nil; child = child.NextSibling() {
			for _, part := range PartsOf(child) {
				open = m.nest(open, part)
			}
		}
		if len(open) > 0 {
			last := open[len(open)-1]
			hint := mdx.CloseHint(last.Name)
			if node.Kind() == ast.KindParagraph && !mdx.IsVoid(last.Name) {
				hint += "; both tags must be in the same paragraph, or each on its own line"
			}
			m.Fail(&mdx.Error{Start: last.Start, Stop: last.End, Text: mdx.Unclosed(last.Name), Hint: hint})
		}
	}
}

func (m *State) nest(open []*mdx.ParsedTag, part Part) []*mdx.ParsedTag {
	tag := part.Tag
	switch {
	case tag == nil || tag.Kind == mdx.SelfClosingTag:
	case tag.Kind == mdx.OpenTag:
		open = append(open, tag)
		if len(open) > maxElements {
			m.Fail(&mdx.Error{Start: tag.Start, Stop: tag.End, Text: "the element is nested too deeply",
				Hint: fmt.Sprintf("elements can be nested up to %d levels deep", maxElements)})
		}
	case len(open) == 0:
		m.Fail(&mdx.Error{Start: tag.Start, Stop: tag.End, Text: fmt.Sprintf("%q has no opening tag here", "</"+tag.Name+">"),
			Hint: "remove it, or move it to the paragraph, list item or block that has the opening tag"})
	case open[len(open)-1].Name != tag.Name:
		m.Fail(&mdx.Error{Start: tag.Start, Stop: tag.End, Text: mdx.Mismatch(tag.Name, open[len(open)-1].Name), Hint: mdx.CloseHint(open[len(open)-1].Name)})
	default:
		open = open[:len(open)-1]
	}
	return open
}
