package module

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
)

// head converts signatures.
func (c Content) head(node *signature.Head) mdx.Node {
	props := []mdx.Prop{prop("className", "signature-code tokens")}
	if fold := node.Fold(); fold != "" {
		props = append(props, prop("data-fold", fold))
	}
	var lines []mdx.Node
	for i, overload := range node.Overloads(c.Highlighter) {
		children := c.pieces(overload.Before)
		for _, part := range overload.Parts {
			children = append(children, span("part", c.pieces(part)...))
		}
		children = append(children, c.pieces(overload.After)...)
		if i+1 < len(node.Signatures) {
			children = append(children, textNode("\n"))
		}
		lines = append(lines, span("overload", children...))
	}
	return literal("pre", props, literal("code", []mdx.Prop{prop("className", "language-"+node.Language())}, lines...))
}

// pieces converts highlighted code.
func (c Content) pieces(pieces []signature.Piece) []mdx.Node {
	var in nesting
	for _, piece := range pieces {
		node := textNode(piece.Text)
		if piece.Class != "" {
			node = span(piece.Class, node)
		}
		if resolved := c.typeOf(piece); resolved.Href != "" {
			props := append([]mdx.Prop{prop("className", render.TypeClass)}, linkProps(urlOf(resolved), "", resolved.External)...)
			node = Element("a", props, node)
		}
		in.add(node)
	}
	return in.nodes()
}

// typeOf returns the target of a type.
func (c Content) typeOf(piece signature.Piece) render.Resolved {
	if !piece.IsLink {
		return render.Resolved{}
	}
	return c.Links[piece.Link]
}

// members converts a table of parameters.
func (c Content) members(node *signature.Table) mdx.Node {
	list := literal("dl", []mdx.Prop{prop("className", "members")}, c.blocks(node)...)
	if node.IsNested() {
		return literal("dd", []mdx.Prop{prop("className", "member-parts")}, list)
	}
	return list
}

// member converts a row of a table.
func (c Content) member(node *signature.Row) mdx.Node {
	term := []mdx.Node{literal("code", []mdx.Prop{prop("className", "member-name")}, textNode(node.Name))}
	if node.IsResult {
		term = []mdx.Node{span("member-result", textNode(c.Labels.Text("docgen.signature.returns")))}
	}
	if pieces := node.TypePieces(c.Highlighter); len(pieces) > 0 {
		term = append(term, textNode(" "), literal("code", []mdx.Prop{prop("className", "member-type tokens")}, c.pieces(pieces)...))
	}
	if note := node.Note(c.Labels); node.Default != "" {
		term = append(term, textNode(" "), span("member-note", textNode(note+" "), literal("code", nil, textNode(node.Default))))
	} else if note != "" {
		term = append(term, textNode(" "), span("member-note", textNode(note)))
	}
	row := append([]mdx.Node{literal("dt", nil, term...)}, c.blocks(node)...)
	return literal("div", []mdx.Prop{prop("className", "member")}, row...)
}

// fact converts a fact.
func (c Content) fact(node *directive.Fact) mdx.Node {
	props := []mdx.Prop{prop("className", "fact")}
	if node.IsLong {
		props = append(props, prop("data-long", ""))
	}
	return literal("div", props, literal("dt", nil, textNode(node.Name)), literal("dd", nil, c.blocks(node)...))
}

func span(class string, children ...mdx.Node) mdx.Node {
	return literal("span", []mdx.Prop{prop("className", class)}, children...)
}

// withTypes adds the links of types to the HTML of a code block. If a URL differs between the locales that
// share a module, the type is no link.
func (c Content) withTypes(block *code.Block, tokens string) string {
	var out strings.Builder
	block.EachPart(tokens, func(html string) { out.WriteString(html) }, func(number int, html string) {
		if resolved := c.Links[number]; resolved.Homes == nil {
			html = resolved.Type(html)
		}
		out.WriteString(html)
	})
	return out.String()
}
