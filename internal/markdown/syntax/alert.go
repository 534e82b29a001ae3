package syntax

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// alertAttribute holds the kind of a block quote that GitHub shows as an alert.
const alertAttribute = "docgen-alert"

// AlertOf returns the admonition that shows a block quote, and the name whose title it has, if it is
// an alert.
func AlertOf(quote ast.Node) (admonition, name string, isAlert bool) {
	value, _ := quote.AttributeString(alertAttribute)
	kind, isAlert := value.(string)
	if !isAlert {
		return "", "", false
	}
	admonition, _ = alertAdmonition(kind)
	return admonition, strings.ToLower(kind), true
}

var alertLine = regexp.MustCompile(`^\s*\[!([A-Za-z]+)\]\s*$`)

// Alerts returns the kinds of alerts.
func Alerts() []string { return []string{"NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"} }

// alertAdmonition returns the admonition that shows a kind of alert. GitHub's caution is the
// most severe alert.
func alertAdmonition(kind string) (string, bool) {
	switch kind {
	case "NOTE", "TIP", "WARNING":
		return strings.ToLower(kind), true
	case "IMPORTANT":
		return "info", true
	case "CAUTION":
		return "danger", true
	}
	return "", false
}

// alertParser removes the line "[!NOTE]" from the start of a block quote.
type alertParser struct{}

// Transform implements parser.ParagraphTransformer.
func (alertParser) Transform(node *ast.Paragraph, reader text.Reader, context parser.Context) {
	quote, ok := node.Parent().(*ast.Blockquote)
	if !ok || node.PreviousSibling() != nil || node.Lines().Len() == 0 {
		return
	}
	first := node.Lines().At(0)
	match := alertLine.FindSubmatchIndex(first.Value(reader.Source()))
	if match == nil {
		return
	}
	name := string(first.Value(reader.Source())[match[2]:match[3]])
	kind := strings.ToUpper(name)
	if _, known := alertAdmonition(kind); !known {
		stateOf(context).Text.Report(first.Start+match[2]-first.Padding, first.Start+match[3]-first.Padding, input.Finding{Code: input.DirectiveCode,
			Text: fmt.Sprintf("unknown alert %q", "[!"+name+"]"), Name: name, Known: Alerts(),
			Hint: "allowed alerts: " + strings.Join(Alerts(), ", ")})
		return
	}
	quote.SetAttributeString(alertAttribute, kind)
	if node.Lines().Len() == 1 {
		quote.RemoveChild(quote, node)
		return
	}
	rest := text.NewSegments()
	rest.AppendAll(node.Lines().Sliced(1, node.Lines().Len()))
	node.SetLines(rest)
}
