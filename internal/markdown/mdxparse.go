package markdown

import (
	"bytes"
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"docgen/internal/mdx"
)

// MDXCode is the code of findings about JavaScript and JSX in a text.
const MDXCode Code = "mdx"

// mdxState is what the parsers of one MDX text share.
type mdxState struct {
	state   *state
	failed  bool // a mistake has been found: what follows cannot be understood
	regions []region
	codeEnd int    // end of the last piece of code on lines of its own
	applied int    // bytes of indentation taken from the current line
	flat    []byte // the source with the marks of quotes as spaces, up to flatTo
	flatTo  int
}

// mdxPart is a tag or an expression.
type mdxPart struct {
	tag        *mdx.Parsed
	expression *mdx.Code
	words      mdx.Words
	start, end int
}

// isNothing reports whether a part shows nothing: a comment.
func (p mdxPart) isNothing() bool { return p.tag == nil && mdx.IsEmpty(p.expression.Text) }

// fail reports the first mistake.
func (m *mdxState) fail(err *mdx.Error) {
	if !m.failed {
		m.failed = true
		m.state.report(err.Start, err.Stop, Finding{Code: MDXCode, Text: err.Text, Hint: err.Hint})
	}
}

// part reads what begins at an offset with "<" or "{". It reports false when that
// is text, or a mistake.
func (m *mdxState) part(at int, within window) (mdxPart, bool) {
	if m.failed || at+1 >= within.limit {
		return mdxPart{}, false
	}
	source := within.text
	if source[at] == '{' {
		end, words, err := mdx.Expression(source, at, within.limit)
		if err != nil {
			m.fail(err)
			return mdxPart{}, false
		}
		code := &mdx.Code{Text: string(source[at+1 : end-1]), At: at + 1}
		return mdxPart{expression: code, words: words, start: at, end: end}, true
	}
	switch next := source[at+1]; {
	case next == ' ' || next == '\t' || next == '\n':
		return mdxPart{}, false
	case bytes.HasPrefix(source[at:within.limit], []byte("<!--")):
		return m.htmlComment(at, within)
	}
	if link := angleLink.Find(source[at:min(at+maxAngleLink, within.limit)]); link != nil {
		m.fail(&mdx.Error{Start: at, Stop: at + len(link), Text: "MDX has no links in angle brackets",
			Hint: "write [text](address), or the address of a page of the web alone"})
		return mdxPart{}, false
	}
	tag, err := mdx.Tag(source, at, within.limit)
	if err != nil {
		m.fail(err)
		return mdxPart{}, false
	}
	return mdxPart{tag: &tag, words: tag.Words, start: at, end: tag.End}, true
}

// maxAngleLink bounds the search for the end, in bytes.
const maxAngleLink = 200

var angleLink = regexp.MustCompile(`^<(?:[A-Za-z][A-Za-z0-9+.-]*:/{0,2}[^\s<>={}/][^\s<>]*[./@][^\s<>]*|[^\s<>@:/={}]+@[^\s<>@]+)>`)

// htmlComment takes HTML's comments too, as Docusaurus does.
func (m *mdxState) htmlComment(at int, within window) (mdxPart, bool) {
	end := bytes.Index(within.text[at+4:within.limit], []byte("-->"))
	if end < 0 {
		m.fail(&mdx.Error{Start: at, Stop: at + 4, Text: "the comment is never closed", Hint: `close it by "-->"`})
		return mdxPart{}, false
	}
	return mdxPart{expression: &mdx.Code{At: at}, start: at, end: at + 4 + end + 3}, true
}

// window is the text that a piece of code may stand in.
type window struct {
	text  []byte
	limit int
}

// window is the text from an offset on, as the blocks around it leave it: without
// the marks of the quotes that parent is in.
func (m *mdxState) window(parent ast.Node, from, limit int) window {
	quotes := 0
	for node := parent; node != nil; node = node.Parent() {
		if node.Kind() == ast.KindBlockquote {
			quotes++
		}
	}
	if quotes == 0 {
		return window{m.state.source, limit}
	}
	return window{m.flatten(from, quotes), min(limit, m.quoteEnd(from))}
}

// flatten makes spaces of the marks of quotes in the lines that follow an offset.
func (m *mdxState) flatten(from, quotes int) []byte {
	if m.flat == nil {
		m.flat = bytes.Clone(m.state.source)
	}
	end := m.quoteEnd(from)
	for at := nextLine(m.flat, max(from, m.flatTo)); at < end; at = nextLine(m.flat, at) {
		left := quotes
		for i := at; i < end && left > 0 && (m.flat[i] == ' ' || m.flat[i] == '\t' || m.flat[i] == '>'); i++ {
			if m.flat[i] == '>' {
				m.flat[i] = ' '
				left--
			}
		}
	}
	m.flatTo = max(m.flatTo, end-1)
	return m.flat
}

// quoteEnd is where the lines end that begin with ">" after an offset.
func (m *mdxState) quoteEnd(from int) int {
	source := m.state.source
	at := nextLine(source, max(from, m.flatTo))
	for at < len(source) && bytes.HasPrefix(bytes.TrimLeft(source[at:], " \t"), []byte(">")) {
		at = nextLine(source, at)
	}
	return at
}

func nextLine(text []byte, at int) int {
	if end := bytes.IndexByte(text[min(at, len(text)):], '\n'); end >= 0 {
		return at + end + 1
	}
	return len(text)
}

// inlineMDX is a tag or an expression in a line of text.
type inlineMDX struct {
	ast.BaseInline
	mdxPart
}

var inlineMDXKind = ast.NewNodeKind("InlineMDX")

func (*inlineMDX) Kind() ast.NodeKind              { return inlineMDXKind }
func (n *inlineMDX) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

type inlineMDXParser struct{}

// Trigger implements parser.InlineParser.
func (inlineMDXParser) Trigger() []byte { return []byte{'<', '{'} }

// Parse implements parser.InlineParser.
func (inlineMDXParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	m := stateOf(context).mdx
	_, segment := block.PeekLine()
	lines := parent.Lines()
	if lines == nil || lines.Len() == 0 {
		return nil
	}
	at := segment.Start
	part, found := m.part(at, m.window(parent, at, lines.At(lines.Len()-1).Stop))
	if !found {
		return nil
	}
	for {
		_, segment = block.PeekLine()
		if part.end <= segment.Stop {
			break
		}
		block.AdvanceLine()
	}
	block.Advance(max(0, part.end-segment.Start+segment.Padding))
	return &inlineMDX{mdxPart: part}
}
