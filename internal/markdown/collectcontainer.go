package markdown

import (
	"cmp"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/render"
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
	case directive.MembersRole:
		c.declarations = append(c.declarations, node)
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

// indexMembers puts an index of the members on the page in the place of each declaration, which readers can still
// open. All headings have their ids by now, and nothing in the index counts for the search.
func (c *collector) indexMembers() {
	var headings []*ast.Heading
	for _, heading := range c.headed {
		if isCode(heading.node) {
			headings = append(headings, heading.node)
		}
	}
	for _, container := range c.declarations {
		fence, isFence := container.FirstChild().(*ast.FencedCodeBlock)
		if !isFence || container.ChildCount() > 1 { // reported with other content
			continue
		}
		at := container.MarkAt()
		link := func(id string) *ast.Link {
			link := syntax.NewLink(syntax.Target{Destination: "#" + id, At: at})
			render.SetNumber(link, len(c.document.Links))
			c.document.Links = append(c.document.Links, Link{Target: "#" + id, Place: c.lines.Place(at.Start, at.Stop)})
			return link
		}
		index := signature.Index(code.Of(fence).Text, headings, c.source, link)
		if len(index) == 0 {
			c.text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode, Text: "no member of the declaration has a heading on the page",
				Hint: "write the name of each member in a heading as code, such as ### `name()`"})
			continue
		}
		details := directive.NewDetails(c.parser.options.Labels.Text("docgen.members.declaration"), fence.Pos())
		container.ReplaceChild(container, fence, details)
		details.AppendChild(details, fence)
		for _, block := range index {
			container.InsertBefore(container, details, block)
		}
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

// Term is a term of a glossary.
type Term struct {
	ID            string // of its element
	Name, Meaning string // plain text
}

// Terms returns the terms of the glossaries in a whole document.
func (d Document) Terms() []Term {
	var terms []Term
	if d.tree.root == nil {
		return nil
	}
	_ = ast.Walk(d.tree.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		term, isTerm := node.(*east.DefinitionTerm)
		if !isTerm || !entering || !directive.HasRole(term.Parent().Parent(), directive.GlossaryRole) {
			return ast.WalkContinue, nil
		}
		found := Term{Name: syntax.PlainText(term, d.tree.source)}
		found.ID = directive.TermID(found.Name)
		for next := term.NextSibling(); next != nil && found.Meaning == ""; next = next.NextSibling() {
			if next.Kind() == east.KindDefinitionDescription {
				found.Meaning = syntax.PlainText(next, d.tree.source)
			}
		}
		terms = append(terms, found)
		return ast.WalkSkipChildren, nil
	})
	return terms
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

// leadingVersion matches the version at the start of a fact.
var leadingVersion = regexp.MustCompile(`^\s*(\d+(?:\.\d+)*)`)

// since takes the version from the fact that says since when there is what the page is about. The fact has the name that
// the badges of the page begin with, such as "Since", or the English one.
func (c *collector) since(fact *directive.Fact) {
	label := strings.TrimSpace(c.state.Labels.Fill("docgen.since", "version", ""))
	if c.document.Since != "" || (fact.Name != label && fact.Name != "Since") {
		return
	}
	if found := leadingVersion.FindStringSubmatch(syntax.PlainText(fact, c.source)); found != nil {
		c.document.Since = found[1]
	}
}
