package markdown

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// alertAttribute marks a quote that GitHub shows as an alert.
const alertAttribute = "docgen-alert"

var alertLine = regexp.MustCompile(`^\s*\[!([A-Za-z]+)\]\s*$`)

func alerts() []string { return []string{"NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"} }

// alertLook is the look of an alert. GitHub's caution is the gravest.
func alertLook(kind string) (string, bool) {
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

// alertParser takes the line "[!NOTE]" from the start of a quote.
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
	if _, known := alertLook(kind); !known {
		stateOf(context).report(first.Start+match[2]-first.Padding, first.Start+match[3]-first.Padding, Finding{Code: DirectiveCode,
			Text: fmt.Sprintf("unknown alert %q", "[!"+name+"]"), Name: name, Known: alerts(),
			Hint: "known are " + strings.Join(alerts(), ", ")})
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

func renderBlockquote(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	value, _ := node.AttributeString(alertAttribute)
	kind, isAlert := value.(string)
	tag := "</blockquote>\n"
	switch {
	case isAlert && entering:
		look, _ := alertLook(kind)
		return ast.WalkContinue, openAdmonition(out, look, kind[:1]+strings.ToLower(kind[1:]), attributes{})
	case isAlert:
		tag = "</div>\n"
	case entering:
		tag = "<blockquote>\n"
	}
	_, err := out.WriteString(tag)
	return ast.WalkContinue, err
}
