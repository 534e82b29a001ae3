// Package jsx parses MDX: Markdown with imports and exports, tags and expressions.
//
// [Format] lists the parsers of the language; a [State] is shared by all parsers of one
// document. Tags are leaves of the tree; package module builds elements from them. Package mdx
// finds the end of each piece of code.
package jsx

import (
	"bytes"
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"

	"github.com/docgen-cli/docgen/internal/diag/othertools"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// State is shared by all parsers of one document.
type State struct {
	text    *input.Text
	failed  bool // a mistake was found, so the rest cannot be parsed
	regions []region
	codeEnd int    // end of the last Flow
	applied int    // bytes of indentation removed from the current line
	flat    []byte // the source with spaces instead of block quote markers, up to flatTo
	flatTo  int
}

// NewState returns the state for a document that has not been parsed.
func NewState(text *input.Text) *State { return &State{text: text} }

// Begin prepares for parsing with a context.
func (m *State) Begin(context parser.Context) { context.Set(stateKey, m) }

var stateKey = parser.NewContextKey()

func stateOf(context parser.Context) *State { return context.Get(stateKey).(*State) }

// Fail reports a mistake, unless one was reported before.
func (m *State) Fail(err *mdx.Error) {
	if !m.failed {
		m.failed = true
		m.text.Report(err.Start, err.Stop, input.Finding{Code: input.MDXCode, Text: err.Text, Hint: err.Hint})
	}
}

// Part is a tag or an expression.
type Part struct {
	Tag        *mdx.ParsedTag // nil for an expression
	Expression *mdx.Code
	Words      mdx.Words
	At         input.Span
}

// IsComment reports whether a part contains only comments.
func (p Part) IsComment() bool { return p.Tag == nil && mdx.IsEmpty(p.Expression.Text) }

// PartsOf returns the tags and expressions of a node.
func PartsOf(node ast.Node) []Part {
	switch node := node.(type) {
	case *Flow:
		return node.Parts
	case *Inline:
		return []Part{node.Part}
	}
	return nil
}

// part reads the tag or expression at an offset. It reports false for text and for a mistake.
func (m *State) part(at int, within window) (Part, bool) {
	if m.failed || at+1 >= within.limit {
		return Part{}, false
	}
	source := within.text
	if source[at] == '{' {
		line, _, _ := bytes.Cut(source[at:within.limit], []byte("\n"))
		if form, found := othertools.Find(othertools.Text, string(line)); found && bytes.IndexByte([]byte("%{"), line[1]) >= 0 {
			m.Fail(&mdx.Error{Start: at, Stop: at + len(form.Written), Text: form.Text(), Hint: form.Instead})
			return Part{}, false
		}
		end, words, err := mdx.Expression(source, at, within.limit)
		if err != nil {
			m.Fail(err)
			return Part{}, false
		}
		code := &mdx.Code{Text: string(source[at+1 : end-1]), At: at + 1}
		return Part{Expression: code, Words: words, At: input.At(at, end)}, true
	}
	switch next := source[at+1]; {
	case next == ' ' || next == '\t' || next == '\n':
		return Part{}, false
	case bytes.HasPrefix(source[at:within.limit], []byte("<!--")):
		return m.htmlComment(at, within)
	}
	if link := angleLink.Find(source[at:min(at+maxAngleLink, within.limit)]); link != nil {
		m.Fail(&mdx.Error{Start: at, Stop: at + len(link), Text: "MDX does not support links in angle brackets",
			Hint: "write [text](address); a web address also works without brackets"})
		return Part{}, false
	}
	tag, err := mdx.Tag(source, at, within.limit)
	if err != nil {
		m.Fail(err)
		return Part{}, false
	}
	return Part{Tag: &tag, Words: tag.Words, At: input.At(at, tag.End)}, true
}

// maxAngleLink limits the search for the end of a link, in bytes.
const maxAngleLink = 200

var angleLink = regexp.MustCompile(`^<(?:[A-Za-z][A-Za-z0-9+.-]*:/{0,2}[^\s<>={}/][^\s<>]*[./@][^\s<>]*|[^\s<>@:/={}]+@[^\s<>@]+)>`)

// htmlComment reads an HTML comment, which Docusaurus accepts in MDX too.
func (m *State) htmlComment(at int, within window) (Part, bool) {
	end := bytes.Index(within.text[at+4:within.limit], []byte("-->"))
	if end < 0 {
		m.Fail(&mdx.Error{Start: at, Stop: at + 4, Text: "the comment is never closed", Hint: `close it with "-->"`})
		return Part{}, false
	}
	return Part{Expression: &mdx.Code{At: at}, At: input.At(at, at+4+end+3)}, true
}
