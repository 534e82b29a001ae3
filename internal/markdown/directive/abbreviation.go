package directive

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// abbreviations parses lines that say what an abbreviation means, with the syntax of PHP Markdown Extra:
// "*[HTML]: HyperText Markup Language".
type abbreviations struct{ syntax.BlockParser }

var AbbreviationKind = ast.NewNodeKind("Abbreviation")

// Abbreviation is the line that says what an abbreviation means. Readers do not see it.
type Abbreviation struct{ syntax.Block }

func (*Abbreviation) Kind() ast.NodeKind { return AbbreviationKind }

var abbreviation = regexp.MustCompile(`^ {0,3}\*\[([^\]\n]+)\]:[ \t]*(.*)`)

// Open implements parser.BlockParser.
func (abbreviations) Open(_ ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	match := abbreviation.FindSubmatch(line)
	if match == nil {
		return nil, parser.NoChildren
	}
	state, name, meaning := syntax.StateOf(context), string(match[1]), strings.TrimSpace(string(match[2]))
	if meaning == "" {
		at := segment.Start - segment.Padding
		state.Text.Report(at, at+len(strings.TrimRight(string(line), "\n")), input.Finding{Code: input.DirectiveCode,
			Text: fmt.Sprintf("the abbreviation %q has no meaning", name), Hint: fmt.Sprintf("write *[%s]: and what it means", name)})
	}
	if state.Abbreviations == nil {
		state.Abbreviations = map[string]string{}
	}
	state.Abbreviations[name] = meaning
	reader.AdvanceToEOL()
	return &Abbreviation{}, parser.NoChildren
}

// MarkAbbreviations replaces each abbreviation in the text of a tree by a [Phrase] with its meaning. It
// leaves headings, which have ids and entries in the table of contents.
func MarkAbbreviations(root ast.Node, state *syntax.State) {
	meanings := state.Abbreviations
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
		markIn(node, state.Text.Bytes, pattern, meanings)
	}
}

// markIn replaces the abbreviations in one text.
func markIn(node *ast.Text, source []byte, pattern *regexp.Regexp, meanings map[string]string) {
	offset, parent := node.Segment.Start, node.Parent()
	for _, at := range pattern.FindAllIndex(source[offset:node.Segment.Stop], -1) {
		start, stop := offset+at[0], offset+at[1]
		before, _ := utf8.DecodeLastRune(source[:start])
		after, _ := utf8.DecodeRune(source[stop:])
		if syntax.IsWord(before) || syntax.IsWord(after) {
			continue
		}
		name := string(source[start:stop])
		mark := &Phrase{Name: "abbr", Title: meanings[name]}
		mark.AppendChild(mark, syntax.Verbatim(name))
		parent.InsertBefore(parent, node, ast.NewTextSegment(node.Segment.WithStop(start)))
		parent.InsertBefore(parent, node, mark)
		node.Segment = text.NewSegment(stop, node.Segment.Stop)
	}
}
