package markdown

import (
	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/npm"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// NPM says how docgen shows the commands of npm in code blocks with the option npm2yarn.
type NPM struct {
	Managers []string // those whose commands have their own tabs; none switches the option off
	Sync     bool     // whether all tabs of the site switch together
}

// npmGroup is the name of the group of tabs, as in Docusaurus.
const npmGroup = "npm2yarn"

// showManagers replaces each code block with commands of npm by tabs for the package managers.
func (c *collector) showManagers() {
	options := c.parser.options.NPM
	if len(options.Managers) == 0 {
		return
	}
	var fences []*ast.FencedCodeBlock
	for node := range syntax.All(c.root) {
		if fence, isFence := node.(*ast.FencedCodeBlock); isFence && c.code.Read(fence).Options.Npm {
			fences = append(fences, fence)
		}
	}
	for _, fence := range fences {
		group := directive.TabOptions{}
		if options.Sync {
			group.Group = npmGroup
		}
		tabs, text := directive.NewTabs(group, fence.Pos()), code.Of(fence).Text
		fence.Parent().ReplaceChild(fence.Parent(), fence, tabs)
		add := func(manager string, block ast.Node) {
			tab := directive.NewTab(npm.Label(manager), fence.Pos())
			tab.Tabs.Value = manager
			tab.AppendChild(tab, block)
			tabs.AppendChild(tabs, tab)
		}
		add("npm", fence)
		for _, manager := range options.Managers {
			add(manager, code.Copy(fence, npm.Convert(text, manager)))
		}
	}
}
