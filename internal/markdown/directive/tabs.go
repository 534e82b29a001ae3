package directive

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// TabOptions holds the attributes of tabs, of a code group, or of a tab in them.
type TabOptions struct {
	Group string // groups with the same name switch together
	Query string // URL parameter that selects a tab
	First string // value of the tab that is shown first; "" for the first one
	Value string // of a tab; "" to use its label
}

func (d *opening) tabOptions(line []byte) TabOptions {
	options := TabOptions{
		Group: d.value(line, "group"), Query: d.value(line, "query"),
		First: d.value(line, "default"), Value: d.value(line, "value"),
	}
	if options.Query == "" && d.Has("query") {
		options.Query = options.Group
	}
	return options
}

// checkTabs reports groups without tabs, misplaced tabs, and other content between tabs.
func (n *Container) checkTabs(state *syntax.State) {
	report := func(text, hint string) { n.report(state, text, hint) }
	if n.Spec.Role == TabRole {
		if parent, ok := n.Parent().(*Container); !ok || parent.Spec.Role != TabsRole {
			report(`":::tab" is not inside ":::tabs"`, `put it between "::::tabs" and "::::"`)
		} else if n.title.Empty() {
			report(`":::tab" has no label`, `write ":::tab Label"`)
		}
		return
	}
	if n.Tabs.Query == "" && n.Has("query") {
		report(`"query" has no name`, `write {query="name"}, or give the group a name`)
	}
	item, hint := "tab", `wrap it in ":::tab Label" and ":::"`
	if n.Spec.Role == CodeGroupRole {
		item, hint = "code block", `move it out of ":::code-group"`
	}
	count, others := 0, 0
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		switch {
		case n.holds(child):
			count++
		case child.Kind() == TitleKind:
			report(fmt.Sprintf("%q does not take a title", ":::"+n.Name), `to switch several groups together, write {group="name"}`)
		default:
			others++
			at := syntax.FirstLine(child)
			state.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode, Text: fmt.Sprintf("%q can contain only %ss", ":::"+n.Name, item),
				Hint: hint})
		}
	}
	if count+others == 0 {
		report(fmt.Sprintf("%q contains no %ss", ":::"+n.Name, item), "add at least one "+item)
	}
}

// holds reports whether a block may be a direct child of tabs or a code group.
func (n *Container) holds(child ast.Node) bool {
	if n.Spec.Role == CodeGroupRole {
		return child.Kind() == ast.KindFencedCodeBlock
	}
	tab, ok := child.(*Container)
	return ok && tab.Spec.Role == TabRole
}

// Label returns the label of a tab as plain text.
func (n *Container) Label(source []byte) string {
	if title := n.Title(); title != nil {
		return syntax.PlainText(title, source)
	}
	return "Tab"
}

// Value returns the name under which the choice of a tab is stored and compared.
func (n *Container) Value(source []byte) string {
	return cmp.Or(n.Tabs.Value, n.Label(source))
}

// CheckLabels reports tabs of one group that have the same label or value, and a default that
// matches no tab.
func (n *Container) CheckLabels(state *syntax.State) {
	labels, values := map[string]bool{}, []string{}
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		tab, ok := child.(*Container)
		if !ok || tab.Spec.Role != TabRole {
			continue
		}
		label := tab.Label(state.Text.Bytes)
		if labels[label] {
			at := tab.TitleAt()
			if fence, ok := tab.LastChild().(*ast.FencedCodeBlock); ok && fence.Info != nil {
				at = input.At(fence.Info.Segment.Start, fence.Info.Segment.Stop)
			}
			state.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode,
				Text: fmt.Sprintf("two tabs have the label %q", label), Hint: "give each tab in the group its own label"})
		}
		value := tab.Value(state.Text.Bytes)
		if !labels[label] && slices.Contains(values, value) {
			tab.report(state, fmt.Sprintf("two tabs have the value %q", value), "give each tab in the group its own value")
		}
		labels[label], values = true, append(values, value)
	}
	if first := n.Tabs.First; first != "" && len(values) > 0 && !slices.Contains(values, first) {
		at := n.MarkAt()
		state.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode,
			Text: fmt.Sprintf("the default tab %q does not exist", first), Name: first, Known: values,
			Hint: "tabs in this group: " + strings.Join(values, ", ")})
	}
}
