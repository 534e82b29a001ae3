// Package lint finds text that the author probably meant as syntax: JSX in a page that is not
// MDX, links with a typo, directives of other tools, unclosed comments.
//
// [Find] searches the tree of a document and reports to its text. Because it works on the
// tree, it ignores code and escaped characters. It does not change the tree.
package lint

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/diag/othertools"
	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// Options describes a document.
type Options struct {
	Math   bool     // "$$" begins a formula
	Post   bool     // the text is a post
	MDX    bool     // tags and braces are MDX syntax
	Labels []string // labels of link reference definitions
}

// Find reports text that looks like broken syntax.
func Find(root ast.Node, text *input.Text, options Options) {
	finder := finder{Options: options, text: text, source: text.Bytes, root: root}
	_ = ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		return finder.enter(node), nil
	})
	if finder.jsx != (input.Span{}) {
		finder.reportJSX()
		return
	}
	finder.reportPairs()
}

type finder struct {
	Options
	text       *input.Text
	source     []byte
	root       ast.Node
	jsx        input.Span // the first JSX; zero if the text has none
	pairs      pairs
	hasFormula bool            // although formulas are off
	written    map[string]bool // names in tags, with "/" in end tags; nil until needed
}

func (f *finder) enter(node ast.Node) ast.WalkStatus {
	switch node := node.(type) {
	case *ast.CodeSpan, *ast.CodeBlock, *ast.FencedCodeBlock:
		return ast.WalkSkipChildren
	case *ast.HTMLBlock:
		f.htmlBlock(node)
	case *ast.RawHTML:
		f.tag(node.Segments.At(0).Start, `\<`)
	case *ast.Paragraph, *ast.TextBlock:
		for i := range node.Lines().Len() {
			f.foreign(othertools.Line, node.Lines().At(i).Start)
		}
		f.paragraph(node)
		f.formula(node)
	case *ast.Heading: // "=" in a formula underlines the lines above
		f.formula(node)
	case *east.TableHeader, *east.TableRow:
		f.row(node)
	case *ast.Text:
		f.plain(node)
	}
	return ast.WalkContinue
}

// plain checks a range of text.
func (f *finder) plain(node *ast.Text) {
	if node.IsRaw() {
		return
	}
	for at := node.Segment.Start; at < node.Segment.Stop; at++ {
		step := bytes.IndexAny(f.source[at:node.Segment.Stop], "<[]{+")
		if step < 0 {
			return
		}
		at += step
		if isEscaped(f.source, at) {
			continue
		}
		if _, isLink := node.NextSibling().(*ast.Link); !isLink || at+1 < node.Segment.Stop { // not "[[text](page.md)]"
			if length := f.foreign(othertools.Text, at); length > 0 {
				at += length - 1
				continue
			}
		}
		switch f.source[at] {
		case '<':
			if f.jsx == (input.Span{}) {
				f.component(at)
			}
		case '[':
			f.openBracket(at)
		case ']':
			f.brokenLink(at)
		case '{':
			f.directive(at)
		}
	}
}

// foreign reports the syntax of another tool at an offset, and returns its length.
func (f *finder) foreign(place othertools.Place, at int) int {
	if at+1 >= len(f.source) || !bytes.Contains(foreignStarts, f.source[at:at+2]) {
		return 0
	}
	form, found := othertools.Find(place, string(f.line(at)))
	if !found {
		return 0
	}
	f.text.Report(at, at+len(form.Written), input.Finding{Code: input.DirectiveCode, Text: form.Text(), Hint: form.Instead})
	return len(form.Written)
}

// foreignStarts has the first two characters of all forms of other tools in a line of text. They save time.
var foreignStarts = []byte("[[,[!,{{,{%,++,!!,??,==,--,[T,<<,<!")

// isEscaped reports whether a backslash precedes a character.
func isEscaped(source []byte, at int) bool {
	count := 0
	for at > count && source[at-count-1] == '\\' {
		count++
	}
	return count%2 == 1
}

// window is the number of bytes of a line that checks look at. Without the limit, the time for
// a long line would grow with the square of its length.
const window = 1_000

// line returns the rest of the line from an offset on, up to the size of the window.
func (f *finder) line(at int) []byte {
	line, _, _ := bytes.Cut(f.source[at:min(at+window, len(f.source))], []byte("\n"))
	return line
}

// head returns the line up to an offset, limited to the size of the window.
func (f *finder) head(at int) []byte {
	head := f.source[max(0, at-window):at]
	return head[bytes.LastIndexByte(head, '\n')+1:]
}

// before returns the character before an offset, or 0 at the start of a line.
func (f *finder) before(at int) byte {
	if at == 0 || f.source[at-1] == '\n' {
		return 0
	}
	return f.source[at-1]
}

// isWord reports whether a character is part of a word or closes brackets. Text after it
// belongs to it, as in "List<String>" or "a[i][j]".
func isWord(char byte) bool {
	return char >= 0x80 || char == '_' || char == ']' || char == ')' ||
		'0' <= char && char <= '9' || 'a' <= char|0x20 && char|0x20 <= 'z'
}
