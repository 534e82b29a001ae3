package markdown

import (
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// looks are the names of admonitions, in the order of the guide.
func looks() []string {
	return []string{"note", "tip", "info", "warning", "danger", "caution", "important", "success", "secondary"}
}

// look maps every name of an admonition to one of the five looks.
func look(name string) (string, bool) {
	switch name {
	case "note", "tip", "info", "warning", "danger":
		return name, true
	case "caution":
		return "warning", true
	case "important":
		return "info", true
	case "success":
		return "tip", true
	case "secondary":
		return "note", true
	}
	return "", false
}

// containerRenderers render containers and their titles.
func containerRenderers() renderer.Option {
	return renderer.WithNodeRenderers(util.Prioritized(containerRenderer{}, 150))
}

type containerRenderer struct{}

// RegisterFuncs implements renderer.NodeRenderer.
func (containerRenderer) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(containerKind, renderContainer)
	register.Register(titleKind, renderTitle)
	register.Register(ast.KindBlockquote, renderBlockquote)
}

func renderContainer(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		_, err := out.WriteString("</div>\n")
		return ast.WalkContinue, err
	}
	box := node.(*container)
	switch box.role {
	case admonitionRole:
		look, _ := look(box.name)
		label := strings.ToUpper(box.name[:1]) + box.name[1:]
		if _, titled := node.FirstChild().(*titleLine); titled {
			label = ""
		}
		return ast.WalkContinue, openAdmonition(out, look, label, box.attributes)
	case tabsRole, codeGroupRole:
		return ast.WalkContinue, openTabs(out, box)
	case tabRole:
		return ast.WalkContinue, openTab(out, box, source)
	}
	_, err := out.WriteString("<div" + box.attributes.html("") + ">\n")
	return ast.WalkContinue, err
}

// openAdmonition writes the start of a box, and a title when label is not "".
func openAdmonition(out util.BufWriter, look, label string, attributes attributes) error {
	_, err := out.WriteString("<div" + attributes.html("admonition") + ` data-kind="` + look + `">` + "\n")
	if label != "" {
		_, err = out.WriteString(`<p class="admonition-title">` + html.EscapeString(label) + "</p>\n")
	}
	return err
}

func renderTitle(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	tag := "</p>\n"
	if entering {
		tag = "<p>"
		switch node.Parent().(*container).role {
		case admonitionRole:
			tag = `<p class="admonition-title">`
		case tabRole:
			tag = `<p class="tab-title">`
		}
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}
