package markdown

import (
	"cmp"
	"fmt"
	"html"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"
)

// tabOptions are the attributes of tabs, of a code group, or of a tab in them.
type tabOptions struct {
	group string // groups of one name switch together
	query string // the name in a page's address that says which tab is shown
	first string // value of the tab that is shown first; "" for the first one
	value string // of a tab; "" for its label
}

func (d *directive) tabOptions(line []byte) tabOptions {
	options := tabOptions{
		group: d.value(line, "group"), query: d.value(line, "query"),
		first: d.value(line, "default"), value: d.value(line, "value"),
	}
	if options.query == "" && d.has("query") {
		options.query = options.group
	}
	return options
}

// checkTabs reports tabs without a tab, tabs out of place and what stands
// between them.
func (n *container) checkTabs(state *state) {
	report := func(text, hint string) {
		state.report(n.at+n.mark.start, n.at+n.mark.stop, Finding{Code: ContainerCode, Text: text, Hint: hint})
	}
	if n.role == tabRole {
		if parent, ok := n.Parent().(*container); !ok || parent.role != tabsRole {
			report(`":::tab" outside of ":::tabs"`, `put it between "::::tabs" and "::::"`)
		} else if n.title.empty() {
			report(`":::tab" without a label`, `write ":::tab Label"`)
		}
		return
	}
	if n.tabs.query == "" && n.has("query") {
		report(`"query" without a name`, `write {query="name"}, or name the group`)
	}
	item, hint := "tab", `put ":::tab Label" and ":::" around it`
	if n.role == codeGroupRole {
		item, hint = "code block", `move it out of ":::code-group"`
	}
	count, strays := 0, 0
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		switch {
		case n.holds(child):
			count++
		case child.Kind() == titleKind:
			report(fmt.Sprintf("%q takes no title", ":::"+n.name), `write {group="name"} to switch tabs of several groups together`)
		default:
			strays++
			start, stop := extent(child)
			state.report(start, stop, Finding{Code: ContainerCode, Text: fmt.Sprintf("only a %s can stand in %q", item, ":::"+n.name), Hint: hint})
		}
	}
	if count+strays == 0 {
		report(fmt.Sprintf("%q without a %s", ":::"+n.name, item), "put at least one between it and its end")
	}
}

// holds reports whether a block is one that tabs, or a code group, are for.
func (n *container) holds(child ast.Node) bool {
	if n.role == codeGroupRole {
		return child.Kind() == ast.KindFencedCodeBlock
	}
	tab, ok := child.(*container)
	return ok && tab.role == tabRole
}

// extent is where a block stands, as far as it is known.
func extent(node ast.Node) (start, stop int) {
	if lines := node.Lines(); node.Type() == ast.TypeBlock && lines != nil && lines.Len() > 0 {
		return lines.At(0).Start, lines.At(0).Stop
	}
	return max(0, node.Pos()), max(0, node.Pos())
}

// openCodeGroup makes a tab of every code block of a code group, named by the
// block's title.
func (c *collector) openCodeGroup(group *container) {
	for child := group.FirstChild(); child != nil; {
		next := child.NextSibling()
		if fence, ok := child.(*ast.FencedCodeBlock); ok {
			code := c.code(fence)
			label := cmp.Or(code.meta.title, code.language)
			code.meta.title = ""
			tab, title := &container{role: tabRole}, &titleLine{}
			tab.SetPos(fence.Pos())
			title.AppendChild(title, verbatim(label))
			group.ReplaceChild(group, fence, tab)
			tab.AppendChild(tab, title)
			tab.AppendChild(tab, fence)
		}
		child = next
	}
}

// verbatim is a text that is not Markdown.
func verbatim(value string) *ast.String {
	node := ast.NewString([]byte(value))
	node.SetRaw(true)
	return node
}

// checkLabels reports two tabs of one group with the same label or value, and a
// default that none of them is.
func (c *collector) checkLabels(group *container) {
	labels, values := map[string]bool{}, []string{}
	for child := group.FirstChild(); child != nil; child = child.NextSibling() {
		tab, ok := child.(*container)
		if !ok || tab.role != tabRole {
			continue
		}
		label := tabLabel(tab, c.document.source)
		if labels[label] {
			start, stop := tab.at+tab.title.start, tab.at+tab.title.stop
			if fence, ok := tab.LastChild().(*ast.FencedCodeBlock); ok && fence.Info != nil {
				start, stop = fence.Info.Segment.Start, fence.Info.Segment.Stop
			}
			c.state.report(start, stop, Finding{Code: ContainerCode,
				Text: fmt.Sprintf("two tabs are named %q", label), Hint: "give each tab of a group a name of its own"})
		}
		value := tabValue(tab, c.document.source)
		if !labels[label] && slices.Contains(values, value) {
			c.state.report(tab.at+tab.mark.start, tab.at+tab.mark.stop, Finding{Code: ContainerCode,
				Text: fmt.Sprintf("two tabs have the value %q", value), Hint: "give each tab of a group a value of its own"})
		}
		labels[label], values = true, append(values, value)
	}
	if first := group.tabs.first; first != "" && len(values) > 0 && !slices.Contains(values, first) {
		c.state.report(group.at+group.mark.start, group.at+group.mark.stop, Finding{Code: ContainerCode,
			Text: fmt.Sprintf("no tab is named %q, which is the default", first), Name: first, Known: values,
			Hint: "the tabs are " + strings.Join(values, ", ")})
	}
}

func tabLabel(tab *container, source []byte) string {
	if title, ok := tab.FirstChild().(*titleLine); ok {
		return plainText(title, source)
	}
	return "Tab"
}

// tabValue is what a tab is called where a choice is kept and compared.
func tabValue(tab *container, source []byte) string {
	return cmp.Or(tab.tabs.value, tabLabel(tab, source))
}

func openTabs(out util.BufWriter, tabs *container) error {
	_, err := out.WriteString("<div" + tabs.attributes.html("tabs"))
	for _, data := range [][2]string{{"group", tabs.tabs.group}, {"query", tabs.tabs.query}} {
		if data[1] != "" && err == nil {
			_, err = out.WriteString(` data-` + data[0] + `="` + html.EscapeString(data[1]) + `"`)
		}
	}
	if err == nil {
		_, err = out.WriteString(">\n")
	}
	return err
}

func openTab(out util.BufWriter, tab *container, source []byte) error {
	label, value, first := html.EscapeString(tabLabel(tab, source)), tabValue(tab, source), ""
	if box, ok := tab.Parent().(*container); ok && box.tabs.first == value {
		first = ` data-default=""`
	}
	_, err := out.WriteString("<div" + tab.attributes.html("tab") + ` data-value="` + html.EscapeString(value) + `"` + first + ">\n")
	if _, titled := tab.FirstChild().(*titleLine); !titled {
		_, err = out.WriteString(`<p class="tab-title">` + label + "</p>\n")
	}
	return err
}
