package signature

import (
	"html"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/render"
)

// Renderer renders signatures and their tables as HTML.
type Renderer struct {
	Highlighter *code.Highlighter
	Labels      message.Catalog
}

// RegisterFuncs implements renderer.NodeRenderer.
func (r Renderer) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(HeadKind, r.head)
	register.Register(TableKind, table)
	register.Register(RowKind, r.row)
	register.Register(MeaningKind, render.Around("<dd>", "</dd>\n"))
}

func (r Renderer) head(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	head, fold := node.(*Head), ""
	if width := head.Fold(); width != "" {
		fold = ` data-fold="` + width + `"`
	}
	_, _ = out.WriteString(`<pre class="signature-code tokens"` + fold + `><code class="language-` + html.EscapeString(head.Language()) + `">`)
	for i, overload := range head.Overloads(r.Highlighter) {
		_, _ = out.WriteString(`<span class="overload">`)
		write(out, overload.Before)
		for _, part := range overload.Parts {
			_, _ = out.WriteString(`<span class="part">`)
			write(out, part)
			_, _ = out.WriteString("</span>")
		}
		write(out, overload.After)
		if i+1 < len(head.Signatures) {
			_ = out.WriteByte('\n')
		}
		_, _ = out.WriteString("</span>")
	}
	_, err := out.WriteString("</code></pre>\n")
	return ast.WalkSkipChildren, err
}

// write writes highlighted code.
func write(out util.BufWriter, pieces []Piece) {
	for _, piece := range pieces {
		text := html.EscapeString(piece.Text)
		if piece.Class != "" {
			text = `<span class="` + piece.Class + `">` + text + "</span>"
		}
		if piece.IsLink {
			render.Type(out, piece.Link, text)
		} else {
			_, _ = out.WriteString(text)
		}
	}
}

func table(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	tag, isNested := `<dl class="members">`+"\n", node.(*Table).IsNested()
	switch {
	case entering && isNested:
		tag = `<dd class="member-parts">` + tag
	case !entering && isNested:
		tag = "</dl></dd>\n"
	case !entering:
		tag = "</dl>\n"
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}

func (r Renderer) row(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	row := node.(*Row)
	if !entering {
		_, err := out.WriteString("</div>\n")
		return ast.WalkContinue, err
	}
	name := `<code class="member-name">` + html.EscapeString(row.Name) + "</code>"
	if row.IsResult {
		name = `<span class="member-result">` + html.EscapeString(r.Labels.Text("docgen.signature.returns")) + "</span>"
	}
	_, _ = out.WriteString(`<div class="member"><dt>` + name)
	if pieces := row.TypePieces(r.Highlighter); len(pieces) > 0 {
		_, _ = out.WriteString(` <code class="member-type tokens">`)
		write(out, pieces)
		_, _ = out.WriteString("</code>")
	}
	if note := row.Note(r.Labels); note != "" {
		_, _ = out.WriteString(` <span class="member-note">` + html.EscapeString(note))
		if row.Default != "" {
			_, _ = out.WriteString(" <code>" + html.EscapeString(row.Default) + "</code>")
		}
		_, _ = out.WriteString("</span>")
	}
	_, err := out.WriteString("</dt>\n")
	return ast.WalkContinue, err
}

// Note returns what a row says about a parameter that callers may leave out. The default follows.
func (n *Row) Note(labels message.Catalog) string {
	switch {
	case n.Default != "":
		return labels.Text("docgen.signature.default")
	case n.Optional:
		return labels.Text("docgen.signature.optional")
	}
	return ""
}
