package syntax

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// abbreviations is the extension for lines that say what an abbreviation means, with the syntax of PHP
// Markdown Extra: "*[HTML]: HyperText Markup Language".
type abbreviations struct{}

// Extend implements goldmark.Extender.
func (abbreviations) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(parser.WithBlockParsers(util.Prioritized(abbreviations{}, 92)))
}

var AbbreviationKind = ast.NewNodeKind("Abbreviation")

// Abbreviation is the line that says what an abbreviation means. Readers do not see it.
type Abbreviation struct{ ast.BaseBlock }

func (*Abbreviation) Kind() ast.NodeKind              { return AbbreviationKind }
func (n *Abbreviation) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

var abbreviation = regexp.MustCompile(`^ {0,3}\*\[([^\]\n]+)\]:[ \t]*(.*)`)

// Trigger implements parser.BlockParser.
func (abbreviations) Trigger() []byte { return []byte{'*'} }

// Open implements parser.BlockParser.
func (abbreviations) Open(_ ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	match := abbreviation.FindSubmatch(line)
	if match == nil {
		return nil, parser.NoChildren
	}
	state, name, meaning := stateOf(context), string(match[1]), strings.TrimSpace(string(match[2]))
	if meaning == "" {
		at := segment.Start - segment.Padding
		state.Text.Report(at, at+len(strings.TrimRight(string(line), "\n")), input.Finding{Code: input.DirectiveCode,
			Text: fmt.Sprintf("the abbreviation %q has no meaning", name), Hint: fmt.Sprintf("write *[%s]: and what it means", name)})
	}
	if state.meanings == nil {
		state.meanings = maps.Clone(state.Abbreviations)
	}
	if state.meanings == nil {
		state.meanings = map[string]string{}
	}
	state.meanings[name] = meaning
	reader.AdvanceToEOL()
	return &Abbreviation{}, parser.NoChildren
}

// Continue implements parser.BlockParser.
func (abbreviations) Continue(ast.Node, text.Reader, parser.Context) parser.State {
	return parser.Close
}

// Close implements parser.BlockParser.
func (abbreviations) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph implements parser.BlockParser.
func (abbreviations) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine implements parser.BlockParser.
func (abbreviations) CanAcceptIndentedLine() bool { return false }

// MarkAbbreviations replaces each abbreviation in the text of a tree by a [Phrase] with its meaning. It
// leaves headings, which have ids and entries in the table of contents.
func (s *State) MarkAbbreviations(root ast.Node) {
	meanings := s.meanings
	if meanings == nil {
		meanings = s.Abbreviations
	}
	if len(meanings) == 0 {
		return
	}
	names := slices.SortedFunc(maps.Keys(meanings), func(a, b string) int { return cmp.Or(len(b)-len(a), strings.Compare(a, b)) })
	for i, name := range names {
		names[i] = regexp.QuoteMeta(strings.ToValidUTF8(name, "\uFFFD"))
	}
	pattern := regexp.MustCompile(strings.Join(names, "|"))
	var texts []*ast.Text
	_ = ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		switch node := node.(type) {
		case *ast.Heading, *ast.CodeSpan, *ast.Image, *Phrase:
			return ast.WalkSkipChildren, nil
		case *ast.Text:
			if entering && !node.IsRaw() {
				texts = append(texts, node)
			}
		}
		return ast.WalkContinue, nil
	})
	for _, node := range texts {
		s.markIn(node, pattern, meanings)
	}
}

// markIn replaces the abbreviations in one text.
func (s *State) markIn(node *ast.Text, pattern *regexp.Regexp, meanings map[string]string) {
	source, offset, parent := s.Text.Bytes, node.Segment.Start, node.Parent()
	for _, at := range pattern.FindAllIndex(source[offset:node.Segment.Stop], -1) {
		start, stop := offset+at[0], offset+at[1]
		before, _ := utf8.DecodeLastRune(source[:start])
		after, _ := utf8.DecodeRune(source[stop:])
		if isWord(before) || isWord(after) {
			continue
		}
		name := string(source[start:stop])
		mark := &Phrase{Name: "abbr", Title: meanings[name]}
		mark.AppendChild(mark, verbatim(name))
		parent.InsertBefore(parent, node, ast.NewTextSegment(node.Segment.WithStop(start)))
		parent.InsertBefore(parent, node, mark)
		node.Segment = text.NewSegment(stop, node.Segment.Stop)
	}
}
