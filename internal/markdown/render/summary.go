package render

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// summaryEndsAttribute holds the []input.Span of the comments in a raw HTML node that end the
// summary.
const summaryEndsAttribute = "docgen-summary-ends"

// SetSummaryEnds records which comments in the HTML of a node end the summary. The page does not
// get them.
func SetSummaryEnds(node ast.Node, comments []input.Span) {
	node.SetAttributeString(summaryEndsAttribute, comments)
}

// withSummaryEnds adds the changes for the ends of a summary to those for images.
func withSummaryEnds(node ast.Node, edits []edit) []edit {
	for _, at := range syntax.Note[[]input.Span](node, summaryEndsAttribute) {
		edits = append(edits, edit{at: at})
	}
	slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Compare(a.at.Start, b.at.Start) })
	return edits
}

func renderSummaryEnd(out util.BufWriter, _ []byte, _ ast.Node, _ bool) (ast.WalkStatus, error) {
	addPlaceholder(out, summaryPlaceholder, 0)
	return ast.WalkSkipChildren, nil
}

// Summary returns the complete HTML of the summary. It reports false if no mark ends it.
func (b Body) Summary(links []Resolved, formulas []Formula) (string, bool) {
	end := slices.IndexFunc(b.Placeholders, func(placeholder Placeholder) bool { return placeholder.Kind == summaryPlaceholder })
	if end < 0 {
		return "", false
	}
	before := Body{HTML: b.HTML[:b.Placeholders[end].At], Placeholders: b.Placeholders[:end]}
	return Closed(before.Fill(links, formulas)), true
}

// openedLast matches a start tag at the end of HTML.
var openedLast = regexp.MustCompile(`<([a-zA-Z][a-zA-Z0-9-]*)(?:\s[^<>]*)?>$`)

// Closed closes the open elements at the end of HTML, and removes those that are empty.
func Closed(text string) string {
	text = strings.TrimSpace(text)
	for {
		match := openedLast.FindStringSubmatchIndex(text)
		if match == nil || mdx.IsVoid(text[match[2]:match[3]]) || strings.HasSuffix(text, "/>") {
			break
		}
		text = strings.TrimSpace(text[:match[0]])
	}
	return whole(text)
}
