package render

import (
	"cmp"
	"html"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
)

func (a Additions) container(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	container := node.(*directive.Container)
	element := cmp.Or(container.Spec.Element, "div")
	switch role := container.Spec.Role; {
	case role == directive.AgentsRole:
		return ast.WalkSkipChildren, nil
	case role == directive.HumansRole:
		return ast.WalkContinue, nil
	case !entering:
		_, err := out.WriteString("</" + element + ">\n")
		return ast.WalkContinue, err
	case role == directive.AdmonitionRole:
		label := ""
		if container.Title() == nil {
			label = directive.AdmonitionTitle(a.Labels, container.Name)
		}
		return ast.WalkContinue, openAdmonition(out, container.Spec.Kind, label, container.AttributesHTML("admonition"))
	case role == directive.TabsRole, role == directive.CodeGroupRole:
		return ast.WalkContinue, openTabs(out, container)
	case role == directive.TabRole:
		return ast.WalkContinue, openTab(out, container, source)
	}
	open := ""
	if container.Open {
		open = " open"
	}
	_, err := out.WriteString("<" + element + container.AttributesHTML(container.Class()) + open + ">\n" + icon.SVG(container.Icon))
	return ast.WalkContinue, err
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
	spec := node.Parent().(*directive.Container).Spec
	element := cmp.Or(spec.TitleElement, "p")
	tag := "</" + element + ">\n"
	switch {
	case entering && spec.TitleClass == "":
		tag = "<" + element + ">"
	case entering:
		tag = "<" + element + ` class="` + spec.TitleClass + `">`
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}

func (a Additions) blockquote(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	admonition, name, isAlert := directive.AlertOf(node)
	tag := "</blockquote>\n"
	switch {
	case isAlert && entering:
		return ast.WalkContinue, openAdmonition(out, admonition, directive.AdmonitionTitle(a.Labels, name), ` class="admonition"`)
	case isAlert:
		tag = "</div>\n"
	case entering:
		tag = "<blockquote>\n"
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}

func openTabs(out util.BufWriter, tabs *directive.Container) error {
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

func openTab(out util.BufWriter, tab *directive.Container, source []byte) error {
	label, value, first := html.EscapeString(tab.Label(source)), tab.Value(source), ""
	if tabs, ok := tab.Parent().(*directive.Container); ok && tabs.Tabs.First == value {
		first = ` data-default=""`
	}
	_, err := out.WriteString("<div" + tab.AttributesHTML("tab") + ` data-value="` + html.EscapeString(value) + `"` + first + ">\n")
	if tab.Title() == nil {
		_, err = out.WriteString(`<p class="tab-title">` + label + "</p>\n")
	}
	return err
}
