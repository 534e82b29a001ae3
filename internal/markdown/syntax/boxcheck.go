package syntax

import (
	"fmt"
	"slices"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// CheckContent reports a container that is misplaced, that lacks its title, or whose content is not
// what its name promises. The content must have been parsed. The file tabs.go checks tabs.
func (n *Container) CheckContent(state *State) {
	form := forms[n.Role]
	if within := forms[form.within].name; within != "" && !n.isIn(form.within) && !n.isIn(CardsRole) && !n.isIn(FeaturesRole) {
		n.report(state, fmt.Sprintf("%q is not inside %q", ":::"+n.name, ":::"+within), fmt.Sprintf("put it between %q and %q", "::::"+within, "::::"))
	}
	switch {
	case form.title == needsTitle && n.title.Empty():
		n.report(state, fmt.Sprintf("%q has no title", ":::"+n.name), fmt.Sprintf("write %q", ":::"+n.name+"[Title]"))
	case form.title == withoutTitle && !n.title.Empty():
		at := n.TitleAt()
		state.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode, Text: fmt.Sprintf("%q does not take a title", ":::"+n.name),
			Hint: "write it in the line below"})
	}
	if form.title == needsTitle && n.title.Empty() {
		return // it has no link either
	}
	if text, hint := n.lack(); text != "" && !n.hasCode() {
		n.report(state, fmt.Sprintf("%q %s", ":::"+n.name, text), hint)
	}
}

func (n *Container) report(state *State, text, hint string) {
	state.Text.Report(n.at+n.mark.Start, n.at+n.mark.Stop, input.Finding{Code: input.ContainerCode, Text: text, Hint: hint})
}

func (n *Container) isIn(role Role) bool {
	parent, ok := n.Parent().(*Container)
	return ok && parent.Role == role
}

// lack says what is missing in the content of a container, and how to fix it.
func (n *Container) lack() (text, hint string) {
	switch n.Role {
	case StepsRole:
		if !n.hasChild(isStep) {
			return "contains no steps", "write a numbered list in it, or headings of the third level"
		}
	case CardsRole:
		if !n.holdsAll(CardRole) {
			return "can contain only cards", `write ":::card[Title]{href=page.md}" and ":::" around each`
		}
	case FeaturesRole:
		if !n.holdsAll(FeatureRole) {
			return "can contain only features", `write ":::feature[Title]" and ":::" around each`
		}
	case CardRole:
		if !n.contains(ast.KindLink, ast.KindAutoLink) {
			return "leads nowhere", fmt.Sprintf("write %q", ":::card[Title]{href=page.md}")
		}
	case FactsRole:
		if list, ok := n.LastChild().(*ast.List); !ok || n.ChildCount() > 1 || list.IsOrdered() {
			return "can contain only a list", `write each fact as an item of a list: "- Name: value"`
		}
	case FileTreeRole:
		if list, ok := n.LastChild().(*ast.List); !ok || n.ChildCount() > 1 || list.IsOrdered() {
			return "can contain only a list", "write each file and folder as an item of a list with bullets"
		}
	case FigureRole:
		if !n.contains(ast.KindImage, ast.KindFencedCodeBlock, ast.KindCodeBlock, east.KindTable, FormulaBlockKind, ast.KindHTMLBlock, ast.KindRawHTML) {
			return "contains nothing to show", "write an image, a code block, a table or a formula in it"
		}
	case GlossaryRole:
		if !n.contains(east.KindDefinitionTerm) {
			return "contains no terms", `write each term on its own line, and ": " and its meaning on the next`
		}
	case HeroRole:
		if !n.contains(ast.KindHeading) {
			return "contains no heading", `begin it with "# Title"`
		}
	case LogosRole:
		if !n.contains(ast.KindImage, ast.KindHTMLBlock, ast.KindRawHTML) {
			return "contains no images", "write one image or linked image for each logo"
		}
	case CallToActionRole:
		if !n.contains(ast.KindLink, ast.KindAutoLink) {
			return "leads nowhere", "write a link or a button in it, such as :button[Start]{href=start.md}"
		}
	}
	return "", ""
}

func isStep(node ast.Node) bool {
	heading, isHeading := node.(*ast.Heading)
	list, isList := node.(*ast.List)
	return isHeading && heading.Level == 3 || isList && list.IsOrdered()
}

// hasChild reports whether a direct child satisfies a condition.
func (n *Container) hasChild(is func(ast.Node) bool) bool {
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		if is(child) {
			return true
		}
	}
	return false
}

// holdsAll reports whether the direct children are containers of one role, and there is at least one.
func (n *Container) holdsAll(role Role) bool {
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		if box, ok := child.(*Container); !ok || box.Role != role {
			return false
		}
	}
	return n.HasChildren()
}

// contains reports whether the container has a node of one of the kinds in it.
func (n *Container) contains(kinds ...ast.NodeKind) bool {
	return n.some(func(node ast.Node) bool { return slices.Contains(kinds, node.Kind()) })
}

// hasCode reports whether the container has a component or an included file in it, which may be
// anything.
func (n *Container) hasCode() bool {
	return n.some(func(node ast.Node) bool {
		return node.Kind() == InclusionKind || slices.Contains([]string{"FlowMDX", "InlineMDX"}, node.Kind().String())
	})
}

func (n *Container) some(is func(ast.Node) bool) bool {
	found := false
	_ = ast.Walk(n, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		found = found || entering && is(node)
		if found {
			return ast.WalkStop, nil
		}
		return ast.WalkContinue, nil
	})
	return found
}
