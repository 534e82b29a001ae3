package markdown

import (
	"html"
	"strconv"
	"strings"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// languages finds chroma's lexers by name and remembers them.
type languages struct{ found sync.Map }

// lexer returns the lexer of a language, or nil when there is none.
func (l *languages) lexer(name string) chroma.Lexer {
	if lexer, known := l.found.Load(name); known {
		return lexer.(found).lexer
	}
	lexer := lexers.Get(strings.ToLower(name))
	if lexer != nil {
		lexer = chroma.Coalesce(lexer)
	}
	l.found.Store(name, found{lexer})
	return lexer
}

// found wraps a lexer, since a nil interface cannot be told from a missing one.
type found struct{ lexer chroma.Lexer }

// codeBlocks renders code blocks: highlighted by classes, so that the colours
// are the style sheet's and follow the colour mode.
type codeBlocks struct{ languages *languages }

// RegisterFuncs implements renderer.NodeRenderer.
func (c codeBlocks) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(ast.KindFencedCodeBlock, c.renderFenced)
	register.Register(ast.KindCodeBlock, c.renderIndented)
}

func (c codeBlocks) renderFenced(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	fence := node.(*ast.FencedCodeBlock)
	language := strings.ToLower(string(fence.Language(source)))
	meta := ""
	if fence.Info != nil {
		meta = strings.TrimSpace(string(fence.Info.Segment.Value(source))[len(language):])
	}
	return ast.WalkSkipChildren, c.write(out, language, parseCodeMeta(meta), string(fence.Lines().Value(source)))
}

func (c codeBlocks) renderIndented(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	return ast.WalkSkipChildren, c.write(out, "", codeMeta{}, string(node.Lines().Value(source)))
}

func (c codeBlocks) write(out util.BufWriter, language string, meta codeMeta, code string) error {
	if language == "" {
		language = "text"
	}
	_, _ = out.WriteString(`<div class="code-block" data-language="` + html.EscapeString(language) + `"`)
	if meta.numbered {
		_, _ = out.WriteString(` data-line-numbers`)
		if meta.start != 1 {
			_, _ = out.WriteString(` data-start="` + strconv.Itoa(meta.start) + `"`)
		}
	}
	_ = out.WriteByte('>')
	if meta.title != "" {
		_, _ = out.WriteString(`<div class="code-title">` + html.EscapeString(meta.title) + `</div>`)
	}
	_, _ = out.WriteString(`<pre tabindex="0"><code class="language-` + html.EscapeString(language) + `">`)
	c.highlight(out, language, meta, strings.TrimSuffix(code, "\n"))
	_, err := out.WriteString("</code></pre></div>\n")
	return err
}

// highlight writes the tokens of code. Lines become elements only where
// something tells them apart.
func (c codeBlocks) highlight(out util.BufWriter, language string, meta codeMeta, code string) {
	writer := lineWriter{out: out, meta: meta, wrapped: meta.numbered || len(meta.highlighted) > 0}
	writer.open()
	if lexer := c.languages.lexer(language); lexer != nil && language != "text" {
		if tokens, err := lexer.Tokenise(nil, code); err == nil {
			for token := tokens(); token != chroma.EOF; token = tokens() {
				writer.token(class(token.Type), token.Value)
			}
			writer.close()
			return
		}
	}
	writer.token("", code)
	writer.close()
}

// class is chroma's short class of a token, or "" for plain text.
func class(token chroma.TokenType) string {
	for token != 0 {
		if class, found := chroma.StandardTypes[token]; found {
			return class
		}
		token = token.Parent()
	}
	return ""
}

// lineWriter writes tokens, each inside the element of its line when lines have
// elements.
type lineWriter struct {
	out     util.BufWriter
	meta    codeMeta
	wrapped bool
	line    int
}

func (w *lineWriter) open() {
	if w.line++; !w.wrapped {
		return
	}
	class := "line"
	if w.meta.highlighted[w.line] {
		class = "line highlighted"
	}
	_, _ = w.out.WriteString(`<span class="` + class + `">`)
}

func (w *lineWriter) close() {
	if w.wrapped {
		_, _ = w.out.WriteString("</span>")
	}
}

func (w *lineWriter) token(class, text string) {
	if !w.wrapped {
		w.span(class, text)
		return
	}
	for i, part := range strings.Split(text, "\n") {
		if i > 0 {
			_ = w.out.WriteByte('\n')
			w.close()
			w.open()
		}
		w.span(class, part)
	}
}

func (w *lineWriter) span(class, text string) {
	if text == "" {
		return
	}
	if class == "" || strings.TrimSpace(text) == "" {
		_, _ = w.out.WriteString(html.EscapeString(text))
		return
	}
	_, _ = w.out.WriteString(`<span class="` + class + `">` + html.EscapeString(text) + "</span>")
}
