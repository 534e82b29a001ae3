package syntax

import (
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// SummaryEnd ends the summary of a post: {/* truncate */}. It is a comment, so readers do not
// see it. The HTML comment with the same meaning stays in the nodes of the author's HTML.
type SummaryEnd struct {
	Inline
	At input.Span
}

var SummaryEndKind = ast.NewNodeKind("SummaryEnd")

func (*SummaryEnd) Kind() ast.NodeKind { return SummaryEndKind }

// SummaryEndComment matches the comments that end the summary of a post: Docusaurus's default
// for "truncateMarker".
var SummaryEndComment = regexp.MustCompile(`<!--\s*truncate\s*-->|\{/\*\s*truncate\s*\*/\}`)

// WithSummaries adds the comment of MDX that ends a summary, since in Docusaurus it also works
// in files whose names end with ".md".
func (f Format) WithSummaries() Format {
	f.Inlines = append(f.Inlines[:len(f.Inlines):len(f.Inlines)], util.Prioritized(InlineParser("{", parseSummaryEnd), 50))
	return f
}

func parseSummaryEnd(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, segment := block.PeekLine()
	found := SummaryEndComment.FindIndex(line)
	if found == nil || found[0] > 0 {
		return nil
	}
	block.Advance(found[1])
	return &SummaryEnd{At: input.At(segment.Start, segment.Start+found[1])}
}

// OnlySummaryEnd returns the mark if a block contains nothing else.
func OnlySummaryEnd(block ast.Node) (*SummaryEnd, bool) {
	end, isEnd := block.FirstChild().(*SummaryEnd)
	return end, isEnd && end.NextSibling() == nil
}
