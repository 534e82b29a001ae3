package directive

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Kinds of the nodes of facts.
var (
	FactListKind = ast.NewNodeKind("FactList")
	FactKind     = ast.NewNodeKind("Fact")
)

// FactList is a list of facts.
type FactList struct{ syntax.Block }

func (*FactList) Kind() ast.NodeKind { return FactListKind }

// Fact is a name and, as its content, the value.
type Fact struct {
	syntax.Block
	Name   string
	IsLong bool // the value needs a line of its own
}

func (*Fact) Kind() ast.NodeKind { return FactKind }

// readFacts turns the list of a container of facts into a [FactList].
func (n *Container) readFacts(list *ast.List, text *input.Text) {
	facts := &FactList{}
	for _, item := range syntax.Children(list) {
		if fact := readFact(item, text.Bytes); fact != nil {
			facts.AppendChild(facts, fact)
		} else if item.HasChildren() {
			at := syntax.Extent(item)
			text.Report(at.Start, at.Stop, input.Finding{Code: input.ContainerCode, Text: "the fact has no name", Hint: `write it as "Name: value"`})
		}
	}
	n.ReplaceChild(n, list, facts)
}

// readFact turns an item into a fact. It returns nil if the item does not begin with a name.
func readFact(item ast.Node, source []byte) *Fact {
	line := item.FirstChild()
	if line == nil {
		return nil
	}
	syntax.MergeTexts(line)
	words, isText := line.FirstChild().(*ast.Text)
	if !isText {
		return nil
	}
	name, value, found := strings.Cut(string(words.Segment.Value(source)), ":")
	if !found || strings.TrimSpace(name) == "" {
		return nil
	}
	syntax.CutText(words, len(name)+len(":")+len(value)-len(strings.TrimLeft(value, " ")))
	const long = 36 // characters
	fact := &Fact{Name: strings.TrimSpace(syntax.Unescape(name))}
	fact.IsLong = len(syntax.PlainText(item, source)) > long || line.NextSibling() != nil
	for item.HasChildren() {
		fact.AppendChild(fact, item.FirstChild())
	}
	return fact
}
