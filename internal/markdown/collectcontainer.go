package markdown

import (
	"cmp"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// container collects the id of a container and checks its tabs.
func (c *collector) container(node *directive.Container) {
	c.id(node.ID, node.MarkAt())
	c.document.Sheets |= node.Spec.Sheets
	node.Complete(c.state)
	switch node.Spec.Role {
	case directive.SignatureRole:
		c.signature(node)
	case directive.CodeGroupRole:
		c.openCodeGroup(node)
		node.CheckLabels(c.state)
	case directive.TabsRole:
		node.CheckLabels(c.state)
	}
}

// signature shows the signatures of a member. The heading above it gets the kind of the member.
func (c *collector) signature(node *directive.Container) {
	head := signature.Build(node, c.code.Read, signature.Context{
		Text: c.text, Types: c.parser.options.Types, Label: c.parser.options.Labels.Text("docgen.signature.returns"), Link: c.typeLink,
	})
	if last := len(c.document.Headings) - 1; head != nil && last >= 0 && c.document.Headings[last].Member == "" {
		c.document.Headings[last].Member = cmp.Or(node.Member, string(head.Signatures[0].Kind))
	}
}

// id collects an id of the author's, unless it is "".
func (c *collector) id(name string, at input.Span) {
	if name != "" {
		c.anchors[name] = true
		c.document.IDs = append(c.document.IDs, ID{Name: name, Place: c.lines.Place(at.Start, at.Stop)})
	}
}

// term gives a term of a glossary the id to which links to it lead.
func (c *collector) term(node *east.DefinitionTerm) {
	if directive.HasRole(node.Parent().Parent(), directive.GlossaryRole) {
		id := directive.TermID(syntax.PlainText(node, c.source))
		node.SetAttributeString("id", []byte(id))
		at := c.nodePlace(node)
		c.anchors[id] = true
		c.document.IDs = append(c.document.IDs, ID{Name: id, Place: at})
	}
}

// openCodeGroup moves each code block of a code group into a tab, whose label is the title of
// the block.
func (c *collector) openCodeGroup(group *directive.Container) {
	for _, child := range syntax.Children(group) {
		if fence, ok := child.(*ast.FencedCodeBlock); ok {
			block := c.code.Read(fence)
			tab := directive.NewTab(cmp.Or(block.Options.Title, block.Language), fence.Pos())
			block.Options.Title = ""
			group.ReplaceChild(group, fence, tab)
			tab.AppendChild(tab, fence)
		}
	}
}
