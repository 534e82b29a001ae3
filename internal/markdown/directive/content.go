package directive

import (
	"fmt"
	"slices"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// checkContent reports a container that is misplaced, that lacks its title, or whose content is not
// what its name promises. The content must have been parsed. The file tabs.go checks tabs.
func (n *Container) checkContent(state *syntax.State) {
	parent, _ := n.Parent().(*Container)
	if within := n.Spec.Within; within != "" && (parent == nil || parent.Spec.Twin != AsList) {
		n.report(state, fmt.Sprintf("%q is not inside %q", ":::"+n.Name, ":::"+within), fmt.Sprintf("put it between %q and %q", "::::"+within, "::::"))
	}
	switch {
	case n.Spec.Title == NeedsTitle && n.title.Empty():
		n.report(state, fmt.Sprintf("%q has no title", ":::"+n.Name), fmt.Sprintf("write %q", ":::"+n.Name+"[Title]"))
		return // it has no link either
	case n.Spec.Title == WithoutTitle && !n.title.Empty():
		at := n.TitleAt()
		state.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode, Text: fmt.Sprintf("%q does not take a title", ":::"+n.Name),
			Hint: "write it in the line below"})
	}
	if content := n.Spec.Content; content.isThere != nil && !content.isThere(n) && !n.hasCode() {
		n.report(state, fmt.Sprintf("%q %s", ":::"+n.Name, content.Lacks), content.Remedy)
	}
}

func (n *Container) report(state *syntax.State, text, hint string) {
	at := n.MarkAt()
	state.Text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode, Text: text, Hint: hint})
}

// hasSteps reports whether a direct child is a numbered list or a heading of the third level.
func hasSteps(n *Container) bool {
	return slices.ContainsFunc(syntax.Children(n), func(node ast.Node) bool {
		heading, isHeading := node.(*ast.Heading)
		list, isList := node.(*ast.List)
		return isHeading && heading.Level == 3 || isList && list.IsOrdered()
	})
}

// only asks for at least one container with a name, and for nothing else.
func only(name string) func(*Container) bool {
	return func(n *Container) bool {
		return n.HasChildren() && !slices.ContainsFunc(syntax.Children(n), func(node ast.Node) bool {
			container, ok := node.(*Container)
			return !ok || container.Spec.Name != name
		})
	}
}

func isList(n *Container) bool {
	list, ok := n.LastChild().(*ast.List)
	return ok && n.ChildCount() == 1 && !list.IsOrdered()
}

func isCodeBlock(n *Container) bool {
	return n.ChildCount() == 1 && n.FirstChild().Kind() == ast.KindFencedCodeBlock
}

// contains asks for a node of one of the kinds, on any level.
func contains(kinds ...ast.NodeKind) func(*Container) bool {
	return func(n *Container) bool {
		return n.some(func(node ast.Node) bool { return slices.Contains(kinds, node.Kind()) })
	}
}

// hasCode reports whether the container has a component or an included file in it, which may be
// anything.
func (n *Container) hasCode() bool {
	return n.some(func(node ast.Node) bool {
		return node.Kind() == InclusionKind || slices.Contains([]string{"FlowMDX", "InlineMDX"}, node.Kind().String())
	})
}

func (n *Container) some(is func(ast.Node) bool) bool {
	for node := range syntax.All(n) {
		if is(node) {
			return true
		}
	}
	return false
}
