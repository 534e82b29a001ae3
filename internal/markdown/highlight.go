package markdown

import (
	"html"
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
	known := strings.ToLower(name)
	if known == "mdx" {
		known = "markdown" // chroma has none of its own
	}
	lexer := lexers.Get(known)
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
type codeBlocks struct {
	languages *languages
	mermaid   bool
	memo      *memo
}

// mermaidLanguage is the language of diagrams, which the browser draws.
const mermaidLanguage = "mermaid"

// RegisterFuncs implements renderer.NodeRenderer.
func (c codeBlocks) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(ast.KindFencedCodeBlock, c.renderFenced)
	register.Register(ast.KindCodeBlock, c.renderIndented)
}

func (c codeBlocks) renderFenced(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	value, _ := node.AttributeString(codeAttribute)
	code := value.(*codeBlock)
	if c.mermaid && code.language == mermaidLanguage {
		_, err := out.WriteString(`<pre class="mermaid">` + html.EscapeString(code.text) + "</pre>\n")
		return ast.WalkSkipChildren, err
	}
	return ast.WalkSkipChildren, c.write(out, code)
}

// fenceInfo splits what stands after a fence into the language and the rest. A
// first word with "=" is an option already, and no language.
func fenceInfo(fence *ast.FencedCodeBlock, source []byte) (language, meta string) {
	if fence.Info == nil {
		return "", ""
	}
	info := strings.TrimSpace(unescape(string(fence.Info.Segment.Value(source))))
	end := strings.IndexAny(info, " \t{") // also "js{1,3}"
	if end < 0 {
		end = len(info)
	}
	if strings.Contains(info[:end], "=") {
		end = 0
	}
	return info[:end], strings.TrimSpace(info[end:])
}

func (c codeBlocks) renderIndented(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	text := strings.TrimSuffix(string(node.Lines().Value(source)), "\n")
	return ast.WalkSkipChildren, c.write(out, &codeBlock{language: plainLanguage, text: text})
}

func (c codeBlocks) write(out util.BufWriter, code *codeBlock) error {
	language := html.EscapeString(code.language)
	_, _ = out.WriteString(`<div class="code-block" data-language="` + language + `"`)
	if code.meta.numbered {
		_, _ = out.WriteString(` data-line-numbers`)
	}
	if code.meta.wrap {
		_, _ = out.WriteString(` data-wrap`)
	}
	_ = out.WriteByte('>')
	if code.meta.title != "" {
		_, _ = out.WriteString(`<div class="code-title">` + html.EscapeString(code.meta.title) + `</div>`)
	}
	_, _ = out.WriteString(`<pre tabindex="0"><code class="language-` + language + `">`)
	_, _ = out.WriteString(c.memo.recall(code.key(), func() string { return c.highlight(code) }))
	_, err := out.WriteString("</code></pre></div>\n")
	return err
}

// highlight gives the tokens of code as HTML. Lines become elements only where
// something tells them apart.
func (c codeBlocks) highlight(code *codeBlock) string {
	out := &bodyWriter{}
	writer := newLineWriter(out, code)
	writer.open()
	for _, token := range c.tokens(code.language, code.text) {
		writer.token(class(token.Type), token.Value)
	}
	writer.close()
	return out.String()
}

// tokens splits code into the tokens of its language; into one without a
// language that is known, or when the tokens are not what the author wrote.
func (c codeBlocks) tokens(language, code string) []chroma.Token {
	plain := []chroma.Token{{Type: chroma.Text, Value: code}}
	lexer := c.languages.lexer(language)
	if lexer == nil || language == plainLanguage {
		return plain
	}
	iterator, err := lexer.Tokenise(nil, code)
	if err != nil {
		return plain
	}
	tokens := iterator.Tokens()
	if len(tokens) > 0 && !strings.HasSuffix(code, "\n") {
		last := &tokens[len(tokens)-1] // some lexers add a line end
		last.Value = strings.TrimSuffix(last.Value, "\n")
	}
	if chroma.Stringify(tokens...) != code {
		return plain
	}
	return tokens
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
