package directive

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// admonition returns the row of an admonition. A kind is one of the five that the theme can show.
func admonition(name, kind, label string) Spec {
	return Spec{Name: name, Role: AdmonitionRole, Attributes: []string{"title"}, Class: "admonition", TitleClass: "admonition-title", Kind: kind, Label: label}
}

// AdmonitionTitle returns the title of an admonition that has none of its own, in the language of
// labels.
func AdmonitionTitle(labels message.Catalog, name string) string {
	if spec, _ := find(name); spec.Label != "" {
		return labels.Text(spec.Label)
	}
	return strings.ToUpper(name[:1]) + name[1:]
}

// alertAttribute holds the name of the alert of GitHub that a block quote is.
const alertAttribute = "docgen-alert"

// AlertOf returns the kind of admonition that shows a block quote, and the name whose title it has, if it is
// an alert.
func AlertOf(quote ast.Node) (kind, name string, isAlert bool) {
	name = syntax.Note[string](quote, alertAttribute)
	return alertKinds[name], name, name != ""
}

var alertLine = regexp.MustCompile(`^\s*\[!([A-Za-z]+)\]\s*$`)

// Alerts returns the kinds of alerts.
func Alerts() []string { return []string{"NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"} }

// alertKinds has the admonitions that show alerts. GitHub's caution is the most severe alert.
var alertKinds = map[string]string{"note": "note", "tip": "tip", "warning": "warning", "important": "info", "caution": "danger"}

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
	written := string(first.Value(reader.Source())[match[2]:match[3]])
	name := strings.ToLower(written)
	if alertKinds[name] == "" {
		syntax.StateOf(context).Text.Report(first.Start+match[2]-first.Padding, first.Start+match[3]-first.Padding, input.Finding{
			Code: input.DirectiveCode, Text: fmt.Sprintf("unknown alert %q", "[!"+written+"]"), Name: written, Known: Alerts(),
			Hint: "allowed alerts: " + strings.Join(Alerts(), ", ")})
		return
	}
	quote.SetAttributeString(alertAttribute, name)
	if node.Lines().Len() == 1 {
		quote.RemoveChild(quote, node)
		return
	}
	rest := text.NewSegments()
	rest.AppendAll(node.Lines().Sliced(1, node.Lines().Len()))
	node.SetLines(rest)
}
