package markdown

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// container collects the id of a container and checks its tabs.
func (c *collector) container(node *syntax.Container) {
	c.id(node.ID(), node.MarkAt())
	c.document.Sheets |= sheetsOf(node.Role)
	node.LinkTitle()
	node.CheckContent(c.state)
	node.ReadFileTree(c.source)
	node.ReadFacts(c.source, c.text)
	node.CaptionLast()
	if node.Role == syntax.SignatureRole {
		c.signature(node)
	}
	if node.Role == syntax.CodeGroupRole {
		c.openCodeGroup(node)
	}
	if node.Role == syntax.CodeGroupRole || node.Role == syntax.TabsRole {
		c.checkLabels(node)
	}
}

// signature shows the signatures of a member. The heading above it gets the kind of the member.
func (c *collector) signature(node *syntax.Container) {
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
	if box, ok := node.Parent().Parent().(*syntax.Container); ok && box.Role == syntax.GlossaryRole {
		id := syntax.TermID(syntax.PlainText(node, c.source))
		node.SetAttributeString("id", []byte(id))
		at := c.nodePlace(node)
		c.anchors[id] = true
		c.document.IDs = append(c.document.IDs, ID{Name: id, Place: at})
	}
}

// openCodeGroup moves each code block of a code group into a tab, whose label is the title of
// the block.
func (c *collector) openCodeGroup(group *syntax.Container) {
	for child := group.FirstChild(); child != nil; {
		next := child.NextSibling()
		if fence, ok := child.(*ast.FencedCodeBlock); ok {
			block := c.code.Read(fence)
			tab := syntax.NewTab(cmp.Or(block.Options.Title, block.Language), fence.Pos())
			block.Options.Title = ""
			group.ReplaceChild(group, fence, tab)
			tab.AppendChild(tab, fence)
		}
		child = next
	}
}

// checkLabels reports tabs of one group that have the same label or value, and a default that
// matches no tab.
func (c *collector) checkLabels(group *syntax.Container) {
	labels, values := map[string]bool{}, []string{}
	for child := group.FirstChild(); child != nil; child = child.NextSibling() {
		tab, ok := child.(*syntax.Container)
		if !ok || tab.Role != syntax.TabRole {
			continue
		}
		label := tab.Label(c.source)
		if labels[label] {
			at := tab.TitleAt()
			if fence, ok := tab.LastChild().(*ast.FencedCodeBlock); ok && fence.Info != nil {
				at = input.At(fence.Info.Segment.Start, fence.Info.Segment.Stop)
			}
			c.text.Report(at.Start, at.Stop, Finding{Code: ContainerCode,
				Text: fmt.Sprintf("two tabs have the label %q", label), Hint: "give each tab in the group its own label"})
		}
		value := tab.Value(c.source)
		if !labels[label] && slices.Contains(values, value) {
			at := tab.MarkAt()
			c.text.Report(at.Start, at.Stop, Finding{Code: ContainerCode,
				Text: fmt.Sprintf("two tabs have the value %q", value), Hint: "give each tab in the group its own value"})
		}
		labels[label], values = true, append(values, value)
	}
	if first := group.Tabs.First; first != "" && len(values) > 0 && !slices.Contains(values, first) {
		at := group.MarkAt()
		c.text.Report(at.Start, at.Stop, Finding{Code: ContainerCode,
			Text: fmt.Sprintf("the default tab %q does not exist", first), Name: first, Known: values,
			Hint: "tabs in this group: " + strings.Join(values, ", ")})
	}
}
