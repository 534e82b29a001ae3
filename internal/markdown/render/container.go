package render

import (
	"html"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

func (a Additions) container(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	box := node.(*syntax.Container)
	switch {
	case box.Role == syntax.AgentsRole:
		return ast.WalkSkipChildren, nil
	case box.Role == syntax.HumansRole:
		return ast.WalkContinue, nil
	case !entering:
		_, err := out.WriteString("</" + BoxOf(box).Element + ">\n")
		return ast.WalkContinue, err
	}
	switch box.Role {
	case syntax.AdmonitionRole:
		admonition, _ := syntax.Admonition(box.Name())
		label := syntax.AdmonitionTitle(a.Labels, box.Name())
		if _, titled := node.FirstChild().(*syntax.Title); titled {
			label = ""
		}
		return ast.WalkContinue, openAdmonition(out, admonition, label, box.AttributesHTML("admonition"))
	case syntax.TabsRole, syntax.CodeGroupRole:
		return ast.WalkContinue, openTabs(out, box)
	case syntax.TabRole:
		return ast.WalkContinue, openTab(out, box, source)
	}
	return ast.WalkContinue, openBox(out, box)
}

// openAdmonition writes the start of an admonition, and a title unless label is "".
func openAdmonition(out util.BufWriter, admonition, label, attributes string) error {
	_, err := out.WriteString("<div" + attributes + ` data-kind="` + admonition + `">` + "\n")
	if label != "" {
		_, err = out.WriteString(`<p class="admonition-title">` + html.EscapeString(label) + "</p>\n")
	}
	return err
}

func renderTitle(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	box := BoxOf(node.Parent().(*syntax.Container))
	tag := "</" + box.TitleElement + ">\n"
	switch {
	case entering && box.TitleClass == "":
		tag = "<" + box.TitleElement + ">"
	case entering:
		tag = "<" + box.TitleElement + ` class="` + box.TitleClass + `">`
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}

func (a Additions) blockquote(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	admonition, name, isAlert := syntax.AlertOf(node)
	tag := "</blockquote>\n"
	switch {
	case isAlert && entering:
		return ast.WalkContinue, openAdmonition(out, admonition, syntax.AdmonitionTitle(a.Labels, name), ` class="admonition"`)
	case isAlert:
		tag = "</div>\n"
	case entering:
		tag = "<blockquote>\n"
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}

func openTabs(out util.BufWriter, tabs *syntax.Container) error {
	_, err := out.WriteString("<div" + tabs.AttributesHTML("tabs"))
	for _, data := range [][2]string{{"group", tabs.Tabs.Group}, {"query", tabs.Tabs.Query}} {
		if data[1] != "" && err == nil {
			_, err = out.WriteString(` data-` + data[0] + `="` + html.EscapeString(data[1]) + `"`)
		}
	}
	if err == nil {
		_, err = out.WriteString(">\n")
	}
	return err
}

func openTab(out util.BufWriter, tab *syntax.Container, source []byte) error {
	label, value, first := html.EscapeString(tab.Label(source)), tab.Value(source), ""
	if box, ok := tab.Parent().(*syntax.Container); ok && box.Tabs.First == value {
		first = ` data-default=""`
	}
	_, err := out.WriteString("<div" + tab.AttributesHTML("tab") + ` data-value="` + html.EscapeString(value) + `"` + first + ">\n")
	if _, titled := tab.FirstChild().(*syntax.Title); !titled {
		_, err = out.WriteString(`<p class="tab-title">` + label + "</p>\n")
	}
	return err
}
