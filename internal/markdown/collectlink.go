package markdown

import (
	"bytes"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// cardName is the component that links somewhere without an import.
const cardName = "Card"

// mdxLink collects link targets in a tag that are literals: the targets of link components and
// cards, and the paths in calls of useBaseUrl.
func (c *collector) mdxLink(tag *mdx.ParsedTag) {
	if tag.IsUnchecked() {
		return
	}
	names := c.targetsOf(tag.Name)
	for _, attribute := range tag.Attributes {
		text, at, isText := attribute.Text()
		if !slices.Contains(names, attribute.Name) {
			isText = false
		}
		if !isText {
			text, at, isText = c.basePath(attribute)
		}
		if isText && text != "" {
			c.document.Elements = append(c.document.Elements, Link{Target: text, Place: c.lines.Place(at, at+len(text))})
		}
	}
}

// targetsOf returns the attributes of a component that contain link targets.
func (c *collector) targetsOf(component string) []string {
	module := c.moduleOf(component)
	if module == "" && component == cardName && !c.declares(cardName) {
		module = mdx.CardModule
	}
	return mdx.TargetsOf(module)
}

// moduleOf returns the module that a default import comes from, or "".
func (c *collector) moduleOf(name string) string {
	for _, imported := range c.document.Imports {
		if imported.Default != "" && imported.Default == name {
			return imported.Path
		}
	}
	return ""
}

// declares reports whether the imports and exports of the text contain a name.
func (c *collector) declares(name string) bool {
	return slices.ContainsFunc(c.document.tree.declarations, func(part mdx.Declarations) bool { return part.Words.Names[name] })
}

// basePath returns the path in src={useBaseUrl('/img/x.svg')}. It ignores paths without a
// leading slash.
func (c *collector) basePath(attribute mdx.Attribute) (path string, at int, isPath bool) {
	if attribute.Code == nil || attribute.Name == "" {
		return "", 0, false
	}
	code := attribute.Code.Text
	name, _, isCall := strings.Cut(code, "(")
	if !isCall || c.moduleOf(strings.TrimSpace(name)) != mdx.BaseModule {
		return "", 0, false
	}
	argument := strings.TrimLeft(code[len(name)+1:], " \t\r\n")
	path, isPath = mdx.Quoted(argument)
	isPath = isPath && strings.HasPrefix(path, "/") && strings.TrimSpace(argument[len(path)+2:]) == ")"
	return path, attribute.Code.At + len(code) - len(argument) + 1, isPath
}

func (c *collector) link(node ast.Node, kind LinkKind, destination []byte) {
	at := syntax.TargetAt(node)
	found := Link{Kind: kind, Target: syntax.Unescape(string(destination)), Place: c.lines.Place(at.Start, at.Stop)}
	if kind == Image {
		options := syntax.ImageOptionsOf(node)
		found.Width = options.Width
		c.id(options.ID, at)
		found.Described = syntax.PlainText(node, c.source) != ""
		c.part(Picture, found.Target, at)
	} else {
		c.part(Target, found.Target, at)
	}
	if directive.LinkClass(node) != "" {
		c.document.Sheets |= directive.ElementSheet
		c.id(directive.LinkID(node), at)
	}
	render.SetNumber(node, len(c.document.Links))
	c.document.Links = append(c.document.Links, found)
}

// autoLink collects an address that links to itself.
func (c *collector) autoLink(node *ast.AutoLink) {
	text, _ := syntax.Address(node, c.source)
	c.section.write(text)
	if node.AutoLinkType != ast.AutoLinkURL || node.Pos() < 0 {
		return
	}
	label, start := node.Label(c.source), node.Pos()
	if ahead := bytes.Index(c.source[start:], label); ahead > 0 { // after "<" or a space
		start += ahead
	}
	c.part(Target, text, input.At(start, start+len(label)))
	c.document.Addresses = append(c.document.Addresses, Link{Target: text, Place: c.lines.Place(start, start+len(label))})
}
