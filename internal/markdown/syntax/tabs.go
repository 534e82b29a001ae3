package syntax

import (
	"cmp"
	"fmt"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// TabOptions holds the attributes of tabs, of a code group, or of a tab in them.
type TabOptions struct {
	Group string // groups with the same name switch together
	Query string // URL parameter that selects a tab
	First string // value of the tab that is shown first; "" for the first one
	Value string // of a tab; "" to use its label
}

func (d *directive) tabOptions(line []byte) TabOptions {
	options := TabOptions{
		Group: d.value(line, "group"), Query: d.value(line, "query"),
		First: d.value(line, "default"), Value: d.value(line, "value"),
	}
	if options.Query == "" && d.has("query") {
		options.Query = options.Group
	}
	return options
}

// checkTabs reports groups without tabs, misplaced tabs, and other content between tabs.
func (n *Container) checkTabs(state *State) {
	report := func(text, hint string) {
		state.Text.Report(n.at+n.mark.Start, n.at+n.mark.Stop, input.Finding{Code: input.ContainerCode, Text: text, Hint: hint})
	}
	if n.Role == TabRole {
		if parent, ok := n.Parent().(*Container); !ok || parent.Role != TabsRole {
			report(`":::tab" is not inside ":::tabs"`, `put it between "::::tabs" and "::::"`)
		} else if n.title.Empty() {
			report(`":::tab" has no label`, `write ":::tab Label"`)
		}
		return
	}
	if n.Tabs.Query == "" && n.has("query") {
		report(`"query" has no name`, `write {query="name"}, or give the group a name`)
	}
	item, hint := "tab", `wrap it in ":::tab Label" and ":::"`
	if n.Role == CodeGroupRole {
		item, hint = "code block", `move it out of ":::code-group"`
	}
	count, others := 0, 0
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		switch {
		case n.holds(child):
			count++
		case child.Kind() == TitleKind:
			report(fmt.Sprintf("%q does not take a title", ":::"+n.name), `to switch several groups together, write {group="name"}`)
		default:
			others++
			start, stop := extent(child)
			state.Text.Report(start, stop, input.Finding{Code: input.ContainerCode, Text: fmt.Sprintf("%q can contain only %ss", ":::"+n.name, item),
				Hint: hint})
		}
	}
	if count+others == 0 {
		report(fmt.Sprintf("%q contains no %ss", ":::"+n.name, item), "add at least one "+item)
	}
}

// holds reports whether a block may be a direct child of tabs or a code group.
func (n *Container) holds(child ast.Node) bool {
	if n.Role == CodeGroupRole {
		return child.Kind() == ast.KindFencedCodeBlock
	}
	tab, ok := child.(*Container)
	return ok && tab.Role == TabRole
}

// extent returns the span of the first line of a block, as far as it is known.
func extent(node ast.Node) (start, stop int) {
	if lines := node.Lines(); node.Type() == ast.TypeBlock && lines != nil && lines.Len() > 0 {
		return lines.At(0).Start, lines.At(0).Stop
	}
	return max(0, node.Pos()), max(0, node.Pos())
}

// Label returns the label of a tab as plain text.
func (n *Container) Label(source []byte) string {
	if title, ok := n.FirstChild().(*Title); ok {
		return PlainText(title, source)
	}
	return "Tab"
}

// Value returns the name under which the choice of a tab is stored and compared.
func (n *Container) Value(source []byte) string {
	return cmp.Or(n.Tabs.Value, n.Label(source))
}
