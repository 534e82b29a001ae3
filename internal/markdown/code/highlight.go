package code

import (
	"cmp"
	"context"
	"errors"
	"html"
	"strings"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// Highlighter renders code blocks. Tokens get classes, so that their colors come from the
// stylesheet and follow the color mode. It is safe for concurrent use.
type Highlighter struct {
	Mermaid bool // treat code in the language "mermaid" as diagrams

	// Link writes a part of the code as a link, whose index in the document is given.
	Link func(out util.BufWriter, number int, html string)

	languages languages
	memo      memo
}

// Knows reports whether a language has a lexer.
func (h *Highlighter) Knows(language string) bool { return h.languages.find(language) != nil }

// Languages lists the names of all languages that can be highlighted, in lower case.
func Languages() []string {
	names := []string{"mdx"}
	for _, name := range lexers.Names(true) {
		if !strings.ContainsRune(name, ' ') {
			names = append(names, strings.ToLower(name))
		}
	}
	return names
}

// IsDiagram reports whether the browser renders a block as a diagram.
func (h *Highlighter) IsDiagram(block *Block) bool {
	return h.Mermaid && block.Language == Mermaid
}

// RegisterFuncs implements renderer.NodeRenderer.
func (h *Highlighter) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(ast.KindFencedCodeBlock, h.renderFenced)
	register.Register(ast.KindCodeBlock, h.renderIndented)
}

func (h *Highlighter) renderFenced(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	block := Of(node)
	if h.IsDiagram(block) {
		_, err := out.WriteString(`<pre class="mermaid">` + html.EscapeString(block.Text) + "</pre>\n")
		return ast.WalkSkipChildren, err
	}
	return ast.WalkSkipChildren, h.write(out, block)
}

func (h *Highlighter) renderIndented(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	text := strings.TrimSuffix(string(node.Lines().Value(source)), "\n")
	return ast.WalkSkipChildren, h.write(out, &Block{Language: Plain, Text: text})
}

func (h *Highlighter) write(out util.BufWriter, block *Block) error {
	language := html.EscapeString(block.Language)
	_, _ = out.WriteString(`<div class="code-block" data-language="` + language + `"`)
	if block.Options.Numbered {
		_, _ = out.WriteString(` data-line-numbers`)
	}
	if block.Options.Wrap {
		_, _ = out.WriteString(` data-wrap`)
	}
	if block.Options.Playable {
		_, _ = out.WriteString(` data-playground=""`)
	}
	_ = out.WriteByte('>')
	if block.Options.Title != "" {
		_, _ = out.WriteString(`<div class="code-title">` + html.EscapeString(block.Options.Title) + `</div>`)
	}
	_, _ = out.WriteString(`<pre tabindex="0"><code class="language-` + language + `">`)
	tokens, err := h.HTML(block)
	if err != nil {
		return err
	}
	block.EachPart(tokens, func(html string) { _, _ = out.WriteString(html) }, func(number int, html string) { h.Link(out, number, html) })
	_, err = out.WriteString("</code></pre></div>\n")
	return err
}

// HTML returns the tokens of a block as HTML. The error is ErrSlow.
func (h *Highlighter) HTML(block *Block) (string, error) { return h.html(block, limit()) }

func (h *Highlighter) html(block *Block, stop func() error) (string, error) {
	if block.slow {
		return html.EscapeString(block.Text), nil
	}
	return h.memo.get(block.key(), func() (string, error) {
		tokens, err := h.tokens(block.Language, block.Text, stop)
		if err != nil {
			return "", err
		}
		writer := newLineWriter(block)
		writer.open()
		for _, token := range tokens {
			writer.token(class(token.Type), token.Value)
		}
		writer.note()
		writer.close()
		return writer.out.String(), nil
	})
}

// alwaysFast is a size in bytes up to which every lexer is fast.
const alwaysFast = 1_000

// Highlight highlights the block of a fence ahead of rendering, which uses the cached result.
// It skips small blocks. The error is ErrSlow, after which the block is plain text, or the
// error of the context.
func (h *Highlighter) Highlight(ctx context.Context, fence ast.Node) error {
	block := Of(fence)
	if block == nil || len(block.Text) <= alwaysFast || h.IsDiagram(block) {
		return nil
	}
	slow := limit()
	_, err := h.html(block, func() error { return cmp.Or(context.Cause(ctx), slow()) })
	block.slow = errors.Is(err, ErrSlow)
	return err
}

// class returns chroma's short class for a token type, or "" for plain text. Names that mean
// nothing special are plain text, and so are error tokens, because they are more often caused by
// the lexer than by the code. So is punctuation: elements around it would be a third of a block.
func class(token chroma.TokenType) string {
	switch token {
	case chroma.Error, chroma.Name, chroma.NameOther, chroma.Punctuation, chroma.Operator:
		return ""
	}
	for token != 0 {
		if class, found := chroma.StandardTypes[token]; found {
			return class
		}
		token = token.Parent()
	}
	return ""
}

// Token is a part of highlighted code.
type Token struct {
	Class string // "" for plain text
	Text  string
}

// Tokens returns the tokens of code that is shown in parts. Code that takes too long is plain text.
func (h *Highlighter) Tokens(block *Block, text string) []Token {
	tokens, err := h.tokens(block.Language, text, limit())
	if block.slow || err != nil { // reported when the text was parsed
		return []Token{{Text: text}}
	}
	found := make([]Token, len(tokens))
	for i, token := range tokens {
		found[i] = Token{Class: class(token.Type), Text: token.Value}
	}
	return found
}
